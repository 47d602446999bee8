import { t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export function DetailRow({ label, children, aside }: { label: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {aside}
      </dd>
    </div>
  );
}

export const DetailList = styled.dl`
  display: grid;
  > div { padding: 0.75rem 0; border-top: 1px solid ${t.color.line}; }
  > div:last-child { border-bottom: 1px solid ${t.color.line}; }
  dt { color: ${t.color.ink2}; font-size: ${t.size.small}; }
  dd { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; font-weight: 600; overflow-wrap: anywhere; }
  small { color: ${t.color.ink2}; font-size: ${t.size.small}; font-weight: 400; }
`;
