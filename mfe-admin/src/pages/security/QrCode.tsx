import { t } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

interface QrCodeProps {
  text: string;
  /** What it is, for who does not see it. */
  label: string;
}

/** Drawn here: no other site learns what it says. What draws it is fetched when there is something to draw. */
export function QrCode({ text, label }: QrCodeProps) {
  const [modules, setModules] = useState<boolean[][]>([]);
  useEffect(() => {
    let isUnmounted = false;
    import('uqr').then(
      ({ encode }) => isUnmounted || setModules(encode(text, { ecc: 'M', border: 0 }).data),
      // The key beside it says the same.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [text]);

  return (
    <QuietZone>
      <svg viewBox={`0 0 ${modules.length || 1} ${modules.length || 1}`} role="img" aria-label={label}>
        <path d={renderPath(modules)} />
      </svg>
    </QuietZone>
  );
}

/** One bar for each run of dark modules. */
const renderPath = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) =>
      Array.from(
        row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        ({ index, 0: run }) => {
          return `M${index} ${y}h${run.length}v1h-${run.length}z`;
        },
      ),
    )
    .join('');

// Cameras want dark on light with a margin, in a dark theme too.
const QuietZone = styled.div`
  padding: 14px;
  background: #fff;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.surface};
  svg { display: block; width: 172px; height: 172px; fill: #0c231a; shape-rendering: crispEdges; }
`;
