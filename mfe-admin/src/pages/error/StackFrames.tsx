import type { ResolvedFrame } from '@foothold/shared/contract/admin';
import { Meta, surfaceStyle, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The lines of a stack, the innermost first. Those in the app's own sources stand out. */
export function StackFrames({ frames, release }: { frames: readonly ResolvedFrame[]; release: string }) {
  if (frames.length === 0) return <p>The browser sent no stack.</p>;
  const isResolved = frames.some(({ source }) => source !== null);
  return (
    <>
      <Frames>
        {frames.map((frame, index) => (
          <li key={index} data-own={frame.is_own}>
            <span>{frame.function ?? '(anonymous)'}</span> <Place>{formatPlace(frame)}</Place>
          </li>
        ))}
      </Frames>
      <Meta as="p">
        {isResolved
          ? `By the source maps of ${release}. Lines of the app’s own sources are bold.`
          : `No source map of ${release} tells the places in the sources.`}
      </Meta>
    </>
  );
}

function formatPlace({ app, file, line, column, source }: ResolvedFrame): string {
  if (source)
    return source.is_exact
      ? `${source.file}:${source.line}:${source.column}`
      : `${source.file}, from line ${source.line}`;
  const script = app === null ? file || 'a script of the page' : `${app}/${file}`;
  return `${script}:${line}:${column}`;
}

const Frames = styled.ol`
  ${surfaceStyle}
  display: grid;
  gap: ${t.space[2]};
  margin-bottom: ${t.space[2]};
  padding: ${t.space[4]} ${t.space[4]} ${t.space[4]} ${t.space[7]};
  list-style: decimal;
  font-size: ${t.size.text};
  overflow-wrap: anywhere;
  li { color: ${t.color.ink2}; }
  li::marker { color: ${t.color.ink3}; font-variant-numeric: tabular-nums; }
  [data-own='true'] { color: ${t.color.ink}; font-weight: 700; }
`;
const Place = styled.code`font: inherit;`;
