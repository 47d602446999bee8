import type { Picture } from '../html/head';
import { type PreviewCard, toPictureName } from './card';

/** The site as its picture shows it: the first words of the front page. */
export const siteCard: PreviewCard = {
  kind: 'site',
  title: ['Get your', 'first foothold.'],
  lines: ['Internships and first jobs in Nigeria,', 'from companies that a person has checked.'],
};

/** The picture beside a link to the site. */
export const toSitePicture = (origin: string): Picture => ({
  address: `${origin}/previews/site/${toPictureName(siteCard)}.png`,
  alt: 'Foothold: get your first foothold. Internships and first jobs in Nigeria.',
});
