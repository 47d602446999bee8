import { Link } from '@foothold/shared/router';
import { t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../../layout/Container';

/** Fields and places with open jobs. Shared by the page and its prerendered template. */
export const WaysInLayout = ({ fields, places }: { fields: ReactNode; places: ReactNode }) => (
  <Sections as="section" aria-label="Find jobs">
    <Group>
      <h2>By field</h2>
      <ul>{fields}</ul>
    </Group>
    <Group>
      <h2>By place</h2>
      <ul>{places}</ul>
    </Group>
  </Sections>
);

interface WayInProps {
  to: string;
  value: ReactNode;
  count: ReactNode;
}

export const WayIn = ({ to, value, count }: WayInProps) => (
  <li>
    <Way to={to}>
      {value} <span>{count}</span>
    </Way>
  </li>
);

const Sections = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 1.5rem 4rem;
  padding-block: 2rem;
  border-bottom: 1px solid ${t.color.line};
`;
const Group = styled.div`
  h2 { margin-bottom: 0.75rem; font: 600 ${t.size.text}/1.4 ${t.font.body}; color: ${t.color.ink2}; }
  ul { display: flex; flex-wrap: wrap; gap: 0.5rem; }
`;
const Way = styled(Link)`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-height: 44px;
  padding-inline: 1rem;
  border: 1.5px solid ${t.color.lineStrong};
  border-radius: ${t.radius.pill};
  background: ${t.color.surface};
  color: ${t.color.ink};
  font-size: ${t.size.text};
  font-weight: 600;
  text-decoration: none;
  span { color: ${t.color.ink2}; font-weight: 400; }
  &:hover { border-color: ${t.color.ink}; }
`;
