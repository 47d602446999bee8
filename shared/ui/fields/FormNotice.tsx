import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { t } from '../theme/tokens';

/** Why the submission of a form failed, above its button. Screen readers announce it. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" ref={scrollIntoSight}>
      <Icon icon={CircleAlert} />
      <div>{children}</div>
    </Box>
  );
}

/**
 * As a `ref`, scrolls what appears at a pressed button into view: the bottom bar of a phone may cover it, which the page's
 * scroll padding leaves room for.
 */
export const scrollIntoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

const Box = styled.div`
  display: flex;
  gap: 0.75rem;
  padding: 0.75rem 1rem;
  background: ${t.color.badTint};
  color: ${t.color.bad};
  border-radius: ${t.radius.surface};
  font-weight: 600;
  svg { margin-top: 0.125rem; }
`;
