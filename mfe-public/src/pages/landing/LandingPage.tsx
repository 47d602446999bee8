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
 * The heading of the section that the address names takes the focus, as a page's own does: a screen reader says where one
 * is, and Tab goes on from there. A link such as /#faqs arrives before its section exists, so the first jump is ours.
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
