import type { Job } from '@foothold/shared/contract';
import { locations } from '../../referenceData/data/locations';

/** The location of a job for schema.org. Companies write it freely: 'Lagos', 'Yaba, Lagos', 'Accra'. */
export function toPlaceSchema({ env_mode, location }: Job): object {
  if (env_mode === 'remote')
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'Nigeria' } };
  return location ? { jobLocation: { '@type': 'Place', address: toAddressSchema(location) } } : {};
}

function toAddressSchema(location: string): object {
  const parts = location.split(',').map((part) => part.trim());
  const region = findRegion(parts.at(-1) ?? '');
  const address = { '@type': 'PostalAddress' };
  if (!region) return { ...address, addressLocality: location };
  const locality = parts.slice(0, -1).join(', ');
  return { ...address, ...(locality && { addressLocality: locality }), addressRegion: region, addressCountry: 'NG' };
}

/** The Nigerian state that a text names, as `addressRegion` of schema.org; undefined for any other place. */
export const findRegion = (state: string): string | undefined => regions.get(state.trim().toLowerCase());

/** Nigeria's states by the names in use for them, in lower case. */
const regions = new Map(
  locations
    .filter((name) => name !== 'Remote')
    .flatMap((name) => {
      const short = name.replace(/ \(.*\)$/, '');
      return [name, short, `${short} State`].map((alias) => [alias.toLowerCase(), short] as const);
    }),
);
