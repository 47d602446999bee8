import styled from 'styled-components';
import { parseTextBlocks } from '../../format';
import { t } from '../theme/tokens';

/** Plain text with simple lists: lines that start with a number and dot, an asterisk or a dash are bullets, others paragraphs. */
export function TextBlocks({ children }: { children: string }) {
  return (
    <Prose>
      {parseTextBlocks(children).map((block) =>
        block.kind === 'text' ? (
          <p key={block.at}>{block.content}</p>
        ) : (
          <ul key={block.at}>
            {block.lines.map(({ at, content }) => (
              <li key={at}>{content}</li>
            ))}
          </ul>
        ),
      )}
    </Prose>
  );
}

/** Paragraphs and lists of plain elements. */
export const Prose = styled.div`
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
    border-radius: ${t.radius.blob};
    background: ${t.color.ink3};
  }
`;
