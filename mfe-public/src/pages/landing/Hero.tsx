import { useIdentity } from '@foothold/shared/auth';
import { BrandSurface, displayFontStyle, LinkButton, media, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HeroHill, hillHeight } from '../../drawings/HeroHill';
import { FilmButton } from './film/FilmButton';
import { useFilm } from './film/useFilm';
import { JobSearchForm } from './LiveJobs';

export function Hero({ jobs }: { jobs: ReactNode }) {
  const isSignedIn = useIdentity() !== null;
  const { filmModule, isRequested, request } = useFilm();
  return (
    <HeroSection id="home">
      <Pitch>
        <Headline tabIndex={-1}>Get your first foothold.</Headline>
        <p>
          Internships, first jobs and the ones after, from companies in Nigeria that a person has checked. Apply from
          your phone and see where you stand.
        </p>
        <JobSearchForm />
        {jobs}
        <Actions>
          {isSignedIn ? (
            <LinkButton to="/loader" $tone="primary">
              Go to your dashboard
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/register" $tone="primary">
                Sign Up
              </LinkButton>
              <LinkButton to="/login">Login</LinkButton>
            </>
          )}
        </Actions>
      </Pitch>
      <HeroHill
        film={
          filmModule ? (
            <filmModule.Film isRequested={isRequested} />
          ) : (
            request && <FilmButton isPlaying={false} onPress={request} />
          )
        }
      />
    </HeroSection>
  );
}

const HeroSection = styled(BrandSurface)`container-type: inline-size;`;
const Pitch = styled.div`
  max-width: ${t.width.page};
  margin: 0 auto;
  padding: 7rem ${t.width.gutter} 2.5rem;
  > p { max-width: 30rem; margin: 1.25rem 0 1.5rem; font-size: 1.1875rem; color: ${t.color.ink2}; }
  ${media.phone} {
    padding: 5.75rem ${t.width.gutter} calc(${hillHeight} - 1.5rem);
    > p { margin: 0.875rem 0 1rem; font-size: 1rem; }
  }
`;
const Headline = styled.h1`
  ${displayFontStyle}
  max-width: 7.2em;
  font-size: ${t.size.hero};
  font-weight: 800;
  letter-spacing: -0.038em;
  line-height: 0.95;
`;
const Actions = styled.div`
  display: flex;
  gap: 0.75rem;
  margin-top: 0.75rem;
  ${media.phone} { > * { flex: 1; max-width: 12rem; } }
`;
