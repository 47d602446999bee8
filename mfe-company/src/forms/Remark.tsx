import { Icon, t } from '@foothold/shared/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** In place of a field's hint: what is allowed and yet may be a mistake. */
export const Remark = ({ children }: { children: ReactNode }) => (
  <Text>
    <Icon icon={TriangleAlert} small />
    {children}
  </Text>
);

const Text = styled.span`
  display: flex;
  gap: 0.375rem;
  color: ${t.color.warn};
  font-weight: 600;
  overflow-wrap: anywhere;
  svg { flex: none; margin-top: 0.1875rem; }
`;
