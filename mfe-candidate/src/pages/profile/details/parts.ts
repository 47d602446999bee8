import { type DetailItem, isDetailFilled, type StudentDetails } from '@foothold/shared/contract';

/** The parts in which the details are shown and edited, in their order on the page. */
export const detailParts = ['skills', 'about', 'languages', 'links', 'work'] as const;
export type DetailPart = (typeof detailParts)[number];

export const partTitles: Record<DetailPart, string> = {
  skills: 'Skills',
  about: 'About you',
  languages: 'Languages',
  links: 'Links',
  work: 'Work you look for',
};

export const partItems: Record<DetailPart, readonly DetailItem[]> = {
  skills: ['skills'],
  about: ['about'],
  languages: ['languages'],
  links: ['links'],
  work: ['preferred_kinds', 'preferred_env_modes', 'preferred_places', 'available_from', 'graduation_year'],
};

/** The part whose form an address asks for. */
export const parsePart = (text: string | null): DetailPart | null => detailParts.find((part) => part === text) ?? null;

export const isPartFilled = (details: StudentDetails, part: DetailPart): boolean =>
  partItems[part].some((item) => isDetailFilled(details, item));

export const listHiddenItems = ({ hidden_items }: StudentDetails, part: DetailPart): DetailItem[] =>
  partItems[part].filter((item) => hidden_items.includes(item));

/** Whether two versions have the same in one part, and show the same of it. */
export const isSamePart = (part: DetailPart, one: StudentDetails, other: StudentDetails): boolean =>
  JSON.stringify(pickPart(part, one)) === JSON.stringify(pickPart(part, other));

const pickPart = (part: DetailPart, details: StudentDetails) => [
  partItems[part].map((item) => details[item]),
  listHiddenItems(details, part),
];

/** The latest version with one part as it was written. */
export const replacePart = (part: DetailPart, written: StudentDetails, latest: StudentDetails): StudentDetails => ({
  ...latest,
  ...Object.fromEntries(partItems[part].map((item) => [item, written[item]])),
  hidden_items: [
    ...latest.hidden_items.filter((item) => !partItems[part].includes(item)),
    ...listHiddenItems(written, part),
  ],
});
