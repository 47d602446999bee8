import { BrandSurface, Contours, Meta, media, SecondaryText, Title, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountSteps } from '../drawings/AccountSteps';
import { Brand } from './Brand';

interface AccountLayoutProps {
  title: string;
  subtitle?: ReactNode;
  /** Completed steps of signing up: the choice of a role, and two forms, which are numbered. Undefined: no steps are drawn. */
  completedSteps?: 0 | 1 | 2;
  /** Room for two columns of fields. */
  isWide?: boolean;
  children: ReactNode;
}

/** Login, sign-up and password reset: the form on the left, the drawing on the right, or above on phones. */
export function AccountLayout({ title, subtitle, completedSteps, isWide = false, children }: AccountLayoutProps) {
  return (
    <Split $wide={isWide}>
      <Main id="main" tabIndex={-1}>
        <Column $wide={isWide}>
          {completedSteps ? <StepNumber>{`Step ${completedSteps} of 2`}</StepNumber> : null}
          <Title>{title}</Title>
          {subtitle && <SubtitleText as="div">{subtitle}</SubtitleText>}
          {children}
        </Column>
      </Main>
      <Art>
        <Background view="login" />
        {completedSteps !== undefined && <AccountSteps completedSteps={completedSteps} />}
        <Brand />
        <Tagline>One hold, then the next.</Tagline>
      </Art>
    </Split>
  );
}

const Split = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, ${({ $wide }) => ($wide ? '4fr' : '6fr')});
  min-height: 100vh;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
`;
const Main = styled.main`
  display: grid;
  align-content: center;
  padding: 3rem clamp(1rem, 8vw, 8rem);
  ${media.phone} { align-content: start; padding: 2rem ${t.width.gutter} 3rem; }
`;
const Column = styled.div<{ $wide: boolean }>`width: 100%; max-width: ${({ $wide }) => ($wide ? '44rem' : '26rem')};`;
const StepNumber = styled(Meta)`margin-bottom: 0.375rem; font-weight: 600;`;
// It may name an address, which is one long word.
const SubtitleText = styled(SecondaryText)`margin-top: 0.5rem; overflow-wrap: anywhere;`;
const Art = styled(BrandSurface).attrs({ as: 'aside' })`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  align-items: flex-start;
  padding: 1.25rem 2.5rem 2.5rem;
  ${media.phone} { order: -1; min-height: 136px; padding: 0.75rem ${t.width.gutter} 1rem; }
`;
// The contours fade out above the tagline.
const Background = styled(Contours)`
  mask-image: linear-gradient(#000 80%, transparent 91%);
  ${media.phone} { mask-image: none; opacity: 0.8; }
`;
const Tagline = styled.p`
  max-width: 11em;
  font: 700 clamp(1.875rem, 1rem + 2.2vw, 2.875rem)/1.02 ${t.font.display};
  letter-spacing: -0.03em;
  text-wrap: balance;
  ${media.phone} { font-size: 1.5rem; }
`;
