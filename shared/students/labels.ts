import type { DetailItem, LanguageLevel, LinkKind, VisibleDetails } from '@foothold/shared/contract';

export const detailItemLabels: Record<DetailItem, string> = {
  skills: 'Skills',
  about: 'About you',
  languages: 'Languages',
  links: 'Links',
  preferred_kinds: 'Kinds of job',
  preferred_env_modes: 'Work mode',
  preferred_places: 'Places',
  available_from: 'Available from',
  graduation_year: 'Year of graduation',
};

export const languageLevelLabels: Record<LanguageLevel, string> = {
  basic: 'Basic',
  conversational: 'Conversational',
  fluent: 'Fluent',
  native: 'Native',
};

export const linkKindLabels: Record<LinkKind, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  portfolio: 'Portfolio',
  other: 'Other',
};

/** 'Yorùbá (native), English (fluent)' */
export const formatLanguages = (languages: VisibleDetails['languages']): string =>
  languages.map(({ name, level }) => `${name} (${languageLevelLabels[level].toLowerCase()})`).join(', ');
