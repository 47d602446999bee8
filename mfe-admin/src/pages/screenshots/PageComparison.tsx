import type { ScreenshotComparison, ScreenshotSide, Viewport } from '@foothold/shared/contract/admin';
import { Badge, media, Section, t } from '@foothold/shared/ui';
import { Diff, Equal, FilePlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

interface PageComparisonProps {
  path: string;
  viewport: Viewport;
  comparison: ScreenshotComparison;
  /** Before is null where nothing of the app was live. */
  releases: Record<ScreenshotSide, string | null>;
}

/** One page before and after, side by side where there is room, and whether it differs at all. */
export const PageComparison = ({ path, viewport, comparison, releases }: PageComparisonProps) => (
  <Section title={<Path>{path}</Path>} aside={releases.before !== null && <DifferenceBadge comparison={comparison} />}>
    <Pair $viewport={viewport}>
      {(['before', 'after'] as const)
        .filter((side) => releases[side] !== null)
        .map((side) => (
          <Figure key={side}>
            <Caption>
              <b>{sideLabels[side]}</b> {releases[side]}
            </Caption>
            <Picture picture={comparison[side]} alt={`${path} ${side}, on a ${viewport}`} />
          </Figure>
        ))}
    </Pair>
  </Section>
);

const sideLabels = { before: 'Before', after: 'After' } satisfies Record<ScreenshotSide, string>;

function DifferenceBadge({ comparison: { before, is_same } }: { comparison: ScreenshotComparison }) {
  if (is_same) return <Badge icon={Equal}>No difference</Badge>;
  if (!before)
    return (
      <Badge tone="info" icon={FilePlus}>
        New page
      </Badge>
    );
  return (
    <Badge tone="warn" icon={Diff}>
      Different
    </Badge>
  );
}

/** Opens the whole picture. */
function Picture({ picture, alt }: { picture: ScreenshotComparison['before']; alt: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (!picture) return <Missing>What was live had no such page.</Missing>;
  if (hasFailed) return <Missing role="status">This picture did not load.</Missing>;
  const { url, width, height } = picture;
  return (
    <Frame href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={alt} width={width} height={height} loading="lazy" onError={() => setFailed(true)} />
    </Frame>
  );
}

const Path = styled.span`overflow-wrap: anywhere;`;
// Pictures of a phone are not blown up.
const Pair = styled.div<{ $viewport: Viewport }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, ${({ $viewport }) => ($viewport === 'phone' ? '360px' : '1fr')}));
  gap: ${t.space[5]};
  align-items: start;
  ${media.narrow} { grid-template-columns: minmax(0, ${({ $viewport }) => ($viewport === 'phone' ? '360px' : '1fr')}); }
`;
const Figure = styled.figure`
  display: grid;
  gap: ${t.space[2]};
  margin: 0;
`;
const Caption = styled.figcaption`
  color: ${t.color.ink3};
  font-size: ${t.size.small};
  overflow-wrap: anywhere;
  b { color: ${t.color.ink}; }
`;
const Frame = styled.a`
  display: block;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.surface};
  background: ${t.color.sunken};
  overflow: hidden;
  transition: border-color ${t.time.fast} ${t.time.easeOut};
  &:hover { border-color: ${t.color.ink2}; }
  img { display: block; width: 100%; height: auto; }
`;
const Missing = styled.p`
  display: grid;
  place-content: center;
  min-height: 12rem;
  padding: ${t.space[4]};
  border: 1px dashed ${t.color.lineStrong};
  border-radius: ${t.radius.surface};
  color: ${t.color.ink2};
  text-align: center;
  ${media.narrow} { min-height: 6rem; }
`;
