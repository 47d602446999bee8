/** Puts words in place of `{names}`; a name without a word is a mistake in the data. */
export const fillTemplate = (text: string, words: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`Nothing to put in place of {${name}}.`);
    return word;
  });

/** Letters of a name without their marks, for addresses and documents in plain Latin. */
export const stripDiacritics = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
