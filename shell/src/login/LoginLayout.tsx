import { media, Page, SecondaryText, Title, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoginArt } from './LoginArt';

interface LoginLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A step of the login: the form on one side, the illustration on the other. */
export const LoginLayout = ({ title, lead, children }: LoginLayoutProps) => (
  <SplitPage>
    <Title>{title}</Title>
    <Lead>{lead}</Lead>
    {children}
  </SplitPage>
);

/** A page without the dashboard's layout: text on one side, the illustration with the way home on the other. */
export const SplitPage = ({ children }: Pick<LoginLayoutProps, 'children'>) => (
  <Split>
    <FormSide $withoutSidebar>
      <div>{children}</div>
    </FormSide>
    <LoginArt />
  </Split>
);

/** The fields of a step and its one button. */
export const LoginFields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  margin-top: ${t.space[6]};
  > button[type='submit'] { width: 100%; margin-top: 0.5rem; }
  ${media.phone} { margin-top: ${t.space[5]}; }
`;
/** Further links below the fields. */
export const LoginFooter = styled(SecondaryText)`margin-top: 1.75rem;`;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  min-height: 100vh;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
`;
const FormSide = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  max-width: none;
  padding: 3rem clamp(1rem, 8vw, 8rem);
  > div { width: 100%; max-width: 26rem; }
  ${media.phone} { align-content: start; padding: 2rem ${t.width.gutter} 3rem; }
`;
const Lead = styled(SecondaryText)`margin-top: 0.5rem;`;
