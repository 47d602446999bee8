import styled from 'styled-components';
import { t } from '../tokens';

interface Line {
  /** Its number in the text: what tells two equal lines apart. */
  at: number;
  words: string;
}
type Block = ({ kind: 'text' } & Line) | { kind: 'list'; at: number; lines: Line[] };

/** Text as a company typed it: lines that start with a number and dot, an asterisk or a dash are bullets, others paragraphs. */
export function TextBlocks({ children }: { children: string }) {
  return (
    <Text>
      {blocksOf(children).map((block) =>
        block.kind === 'text' ? (
          <p key={block.at}>{block.words}</p>
        ) : (
          <ul key={block.at}>
            {block.lines.map(({ at, words }) => (
              <li key={at}>{words}</li>
            ))}
          </ul>
        ),
      )}
    </Text>
  );
}

const bullet = /^\s*(?:\d+\.|\*|-|–|•)\s+/;

/** Neighbouring bullets form one list; blank lines only part. */
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

const Text = styled.div`
  display: grid;
  gap: 0.875rem;
  max-width: ${t.width.measure};
  overflow-wrap: anywhere;
  ul { display: grid; gap: 0.375rem; }
  li { position: relative; padding-left: 1.5rem; }
  li::before {
    content: '';
    position: absolute;
    left: 0.25rem;
    top: 0.6em;
    width: 8px;
    height: 7px;
    border-radius: ${t.radius.pebble};
    background: ${t.color.ink3};
  }
`;
