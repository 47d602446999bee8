import { media, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The `column` of a profile: as wide as a form, on a wide screen twice that. */
export const ProfileColumn = styled.div`max-width: 44rem; ${media.wide} { max-width: none; }`;

/** The `body` of a profile, which has many short sections: on a wide screen they fill two columns one after the other. */
export const ProfileSections = ({ children }: { children: ReactNode }) => <Sections $gap={7}>{children}</Sections>;

const Sections = styled(Stack)`
  ${media.wide} {
    display: block;
    columns: 2;
    column-gap: ${t.space[7]};
    > * { break-inside: avoid; }
    > * + * { margin-top: ${t.space[7]}; }
  }
`;
