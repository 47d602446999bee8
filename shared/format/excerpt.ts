import { parseTextBlocks } from './parseTextBlocks';

/** Shortens a text to at most `maxLength` characters on one line, preferably at the end of a word, with an ellipsis. */
export function excerpt(text: string, maxLength: number): string {
  const line = joinBlocks(text);
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  const lastSpace = cut.lastIndexOf(' ');
  const wholeWords = lastSpace > maxLength * 0.8 ? cut.slice(0, lastSpace) : cut;
  return `${wholeWords.replace(/[\s.,;:]+$/, '')}…`;
}

/** Joins paragraphs by spaces and the items of a list by dots, without their bullets. */
const joinBlocks = (text: string) =>
  parseTextBlocks(text)
    .map((block) => (block.kind === 'text' ? block.content : block.lines.map(({ content }) => content).join(' · ')))
    .join(' ');
