import { Link } from '@foothold/shared/router';
import { JobTitle, Meta, media, surfaceStyle, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JobRowProps {
  id?: string;
  to: string;
  title: string;
  details: ReactNode;
  pay: string;
  /** The time left, or that the student has applied. */
  aside?: ReactNode;
}

/** An open job in a list; the whole row is the link. */
export function JobRow({ id, to, title, details, pay, aside }: JobRowProps) {
  return (
    <Line>
      <RowLink id={id} to={to}>
        <span>
          <JobTitle as="span" $size="row">
            {title}
          </JobTitle>
          <Meta as="span">{details}</Meta>
        </span>
        <End>
          <b>{pay}</b>
          <span>{aside}</span>
        </End>
      </RowLink>
    </Line>
  );
}

/** The list of such rows. */
export const JobRows = styled.ul`${surfaceStyle}`;
const Line = styled.li`& + & { border-top: 1px solid ${t.color.line}; }`;
const RowLink = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  justify-content: space-between;
  align-items: baseline;
  padding: 1rem 1.25rem;
  color: ${t.color.ink};
  text-decoration: none;
  > :first-child { flex: 1 1 14rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; min-width: 0; overflow-wrap: anywhere; }
  &:hover > :first-child > :first-child { text-decoration: underline; text-decoration-color: ${t.color.accent}; text-decoration-thickness: 3px; text-underline-offset: 0.2em; }
`;
const End = styled.span`
  display: grid;
  gap: 0.25rem;
  justify-items: end;
  ${media.phone} { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; }
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  b { color: ${t.color.ink}; font-weight: 700; font-size: ${t.size.text}; }
`;
