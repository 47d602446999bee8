interface TextLine {
  /** Its number in the text: what tells two equal lines apart. */
  at: number;
  content: string;
}
export type TextBlock = ({ kind: 'text' } & TextLine) | { kind: 'list'; at: number; lines: TextLine[] };

/**
 * Text as a company typed it, in paragraphs and lists: a line that starts with a number and dot, an asterisk or a dash is a
 * bullet (specification section 2). Neighbouring bullets form one list; blank lines only part.
 */
export function parseTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const words = line.replace(bulletPattern, '').trim();
    const before = blocks.at(-1);
    if (words === '') continue;
    if (!bulletPattern.test(line)) blocks.push({ kind: 'text', at, content: words });
    else if (before?.kind === 'list') before.lines.push({ at, content: words });
    else blocks.push({ kind: 'list', at, lines: [{ at, content: words }] });
  }
  return blocks;
}

const bulletPattern = /^\s*(?:\d+\.|\*|-|–|•)\s+/;
