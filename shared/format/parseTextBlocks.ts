interface TextLine {
  /** Line number in the text, which distinguishes equal lines. */
  at: number;
  content: string;
}
export type TextBlock = ({ kind: 'text' } & TextLine) | { kind: 'list'; at: number; lines: TextLine[] };

/**
 * Splits a company's text into paragraphs and lists: a line that starts with a number and dot, an asterisk or a dash is a
 * list item (specification section 2). Adjacent items form one list; blank lines are ignored.
 */
export function parseTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const content = line.replace(bulletPattern, '').trim();
    const previous = blocks.at(-1);
    if (content === '') continue;
    if (!bulletPattern.test(line)) blocks.push({ kind: 'text', at, content });
    else if (previous?.kind === 'list') previous.lines.push({ at, content });
    else blocks.push({ kind: 'list', at, lines: [{ at, content }] });
  }
  return blocks;
}

const bulletPattern = /^\s*(?:\d+\.|\*|-|–|•)\s+/;
