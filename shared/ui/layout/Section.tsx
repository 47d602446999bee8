import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Subtitle } from './typography';

interface SectionProps {
  title: ReactNode;
  /** At the right end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page with a heading, which names it for screen readers. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <Subtitle id={id}>{title}</Subtitle>
        {aside}
      </Head>
      {children}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  margin-bottom: 0.875rem;
`;
