import { media, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The `column` of a page that is one form: on a wide screen it stands in the middle. */
export const FormColumn = styled.div`max-width: 44rem; ${media.wide} { margin-inline: auto; }`;

/** The `column` of a profile: as wide as a form, on a wide screen twice that unless the profile is being edited. */
export const ProfileColumn = styled(
  FormColumn,
)`${media.wide} { &:not(:has(> * > form:only-child)) { max-width: none; } }`;

/** The `body` of a profile, which has many short sections: on a wide screen they fill two columns one after the other. */
export const ProfileSections = ({ children }: { children: ReactNode }) => <Sections $gap={7}>{children}</Sections>;

const Sections = styled(Stack)`
  ${media.wide} {
    display: block;
    &:not(:has(> form:only-child)) { columns: 2; }
    column-gap: ${t.space[7]};
    > * { break-inside: avoid; }
    > * + * { margin-top: ${t.space[7]}; }
  }
`;
