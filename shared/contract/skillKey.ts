/**
 * What two spellings of one skill have in common: no case, no accents, no spaces, hyphens or apostrophes. Other signs stay,
 * because C, C++ and C# are three skills. Empty where nothing is left.
 */
export const toSkillKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\s\p{Pd}'’_]/gu, '')
    .toLowerCase();

/** The skills of a text with commas between them, each once. */
export const splitSkills = (text: string): string[] => [
  ...new Map(
    text.split(',').flatMap((part) => {
      const name = part.trim();
      const key = toSkillKey(name);
      return key ? [[key, name] as const] : [];
    }),
  ).values(),
];
