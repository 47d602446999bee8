import anyAscii from 'any-ascii';

const maxLength = 80;

/** A job's title as it stands in an address: ASCII words with dashes, whatever script the title is in. */
export function toSlug(title: string): string {
  const words = anyAscii(title.replace(/['’]/g, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, maxLength).replace(/^-+|-+$/g, '') || 'job';
}

/** The address under which a job is shared. */
export const buildShareLink = (origin: string, { id, job_title }: { id: number; job_title: string }): string =>
  `${origin}/viewjob/${toSlug(job_title)}/${id}`;
