import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PublicFooter } from '../../layout/PublicFooter';
import { PublicHeader } from '../../layout/PublicHeader';
import { Faqs } from './Faqs';
import { Hero } from './Hero';
import { Hiring } from './Hiring';
import { Impact } from './Impact';
import { Partners } from './Partners';
import { Stories } from './Stories';

interface LandingLayoutProps {
  /** `LiveJobsLayout` */
  jobs: ReactNode;
  /** `WaysInLayout` */
  waysIn: ReactNode;
  /** `Claims`, if the operator stands by them. */
  claims: ReactNode;
  /** `LiveFiguresLayout` */
  figures: ReactNode;
}

/** The front page, with what is live left open. Shared by the page and its prerendered template. */
export const LandingLayout = ({ jobs, waysIn, claims, figures }: LandingLayoutProps) => (
  <>
    <PublicHeader isOverlay />
    <Main id="main" tabIndex={-1}>
      <Hero jobs={jobs} />
      {waysIn}
      <Partners />
      <Stories />
      <Impact claims={claims} figures={figures} />
      <Hiring />
      <Faqs />
    </Main>
    <PublicFooter />
  </>
);

const Main = styled.main``;
