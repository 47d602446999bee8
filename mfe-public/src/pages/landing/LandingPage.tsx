import { useLocation } from '@foothold/shared/router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { PublicFooter } from '../../layout/PublicFooter';
import { PublicHeader } from '../../layout/PublicHeader';
import { Faqs } from './Faqs';
import { Hero } from './Hero';
import { Hiring } from './Hiring';
import { Impact } from './Impact';
import { Partners } from './Partners';
import { Stories } from './Stories';

const anchors = [
  { href: '#home', label: 'Home' },
  { href: '/jobs', label: 'Jobs' },
  { href: '#stories', label: 'Stories' },
  { href: '#impact', label: 'Impact' },
  { href: '#faqs', label: 'FAQs' },
];

export function Component() {
  useFocusSection();
  return (
    <>
      <PublicHeader anchors={anchors} isOverlay />
      <Main id="main" tabIndex={-1}>
        <Hero />
        <Partners />
        <Stories />
        <Impact />
        <Hiring />
        <Faqs />
      </Main>
      <PublicFooter />
    </>
  );
}

/**
 * Focuses the heading of the section that the address names, so that screen readers announce it and Tab continues from
 * there. The browser cannot scroll to the section of the first address, because it is not rendered yet.
 */
function useFocusSection() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
    if (key === 'default') section?.scrollIntoView();
  }, [hash, key]);
}

const Main = styled.main``;
