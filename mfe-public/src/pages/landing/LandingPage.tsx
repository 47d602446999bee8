import { useLocation } from '@foothold/shared/router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { PublicFooter } from '../../parts/PublicFooter';
import { PublicHeader } from '../../parts/PublicHeader';
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
  useArrivalAtAnchor();
  return (
    <>
      <PublicHeader anchors={anchors} over />
      <Whole id="main" tabIndex={-1}>
        <Hero />
        <Partners />
        <Stories />
        <Impact />
        <Hiring />
        <Faqs />
      </Whole>
      <PublicFooter />
    </>
  );
}

/** A link such as /#faqs arrives before its section exists, so the browser's own jump finds nothing. */
function useArrivalAtAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

const Whole = styled.main``;
