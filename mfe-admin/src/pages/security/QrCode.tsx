import { t } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

interface QrCodeProps {
  text: string;
  /** The text alternative of the image. */
  label: string;
}

/** A QR code, generated in the browser because its content is secret. The encoder is a chunk that is fetched on demand. */
export function QrCode({ text, label }: QrCodeProps) {
  const [modules, setModules] = useState<boolean[][]>([]);
  useEffect(() => {
    let isUnmounted = false;
    import('uqr').then(
      ({ encode }) => isUnmounted || setModules(encode(text, { ecc: 'M', border: 0 }).data),
      // Without the image, the key beside it can be typed in.
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

/** The path data: one rectangle for each horizontal run of dark modules. */
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

// Scanners need dark modules on a light ground with a margin, so the colours do not follow the theme.
const QuietZone = styled.div`
  padding: 14px;
  background: #fff;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.surface};
  svg { display: block; width: 172px; height: 172px; fill: #0c231a; shape-rendering: crispEdges; }
`;
