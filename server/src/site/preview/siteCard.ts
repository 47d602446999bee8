import type { Picture } from '../html/head';
import { type PreviewCard, toPictureName } from './card';

/** The site's preview picture shows the heading of the front page. */
export const siteCard: PreviewCard = {
  kind: 'site',
  title: ['Get your', 'first foothold.'],
  lines: ['Internships and first jobs in Nigeria,', 'from companies that a person has checked.'],
};

export const toSitePicture = (origin: string): Picture => ({
  address: `${origin}/previews/site/${toPictureName(siteCard)}.png`,
  alt: 'Foothold: get your first foothold. Internships and first jobs in Nigeria.',
});
