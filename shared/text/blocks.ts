interface Line {
  /** Its number in the text: what tells two equal lines apart. */
  at: number;
  words: string;
}
export type Block = ({ kind: 'text' } & Line) | { kind: 'list'; at: number; lines: Line[] };

/**
 * Text as a company typed it, in paragraphs and lists: a line that starts with a number and dot, an asterisk or a dash is a
 * bullet (specification section 2). Neighbouring bullets form one list; blank lines only part.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const words = line.replace(bullet, '').trim();
    const before = blocks.at(-1);
    if (words === '') continue;
    if (!bullet.test(line)) blocks.push({ kind: 'text', at, words });
    else if (before?.kind === 'list') before.lines.push({ at, words });
    else blocks.push({ kind: 'list', at, lines: [{ at, words }] });
  }
  return blocks;
}

const bullet = /^\s*(?:\d+\.|\*|-|–|•)\s+/;
