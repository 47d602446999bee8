/** The words of a title that say what the work is. */
export const listTitleWords = (title: string): string[] => [
  ...new Set(
    (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= 4 && !rankWords.has(word)),
  ),
];

/** These say for whom the work is, or how senior. */
const rankWords = new Set(
  'intern interns internship trainee graduate junior senior entry level assistant associate officer student siwes nysc corps member programme program part time remote hybrid onsite with and for the'.split(
    ' ',
  ),
);
