import type { OrganizationDetails } from '@foothold/shared/contract/admin';
import { Notice, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { listWarnings } from './warnings';

/** What speaks against a company that can be accepted, in short; nothing if nothing does. The checks say more. */
export function WarningList({ organization }: { organization: OrganizationDetails }) {
  const warnings = listWarnings(organization);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn">
      Look closer before you accept
      <Lines>
        {warnings.map(({ label, text }) => (
          <li key={label}>
            <b>{label}:</b> {text}
          </li>
        ))}
      </Lines>
    </Notice>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${t.space[1]};
  margin-top: ${t.space[1]};
  color: ${t.color.ink};
  overflow-wrap: anywhere;
  font-weight: 400;
`;
