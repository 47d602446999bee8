/**
 * What two spellings of one skill have in common: no case, no accents, no spaces, hyphens or apostrophes. Other signs stay,
 * because C, C++ and C# are three skills. Empty where nothing is left.
 */
export const toSkillKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\s\p{Pd}'’_]/gu, '')
    .toLowerCase();
