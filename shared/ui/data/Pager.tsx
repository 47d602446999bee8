import { Link } from '@foothold/shared/router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../Icon';
import { Meta } from '../layout/type';
import { media, t } from '../tokens';
import { type PageMark, pageMarks, pageWindow } from './pages';

interface PagerProps {
  page: number;
  perPage: number;
  total: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** Names the pager where a screen has more than one: 'Pages of jobs'. */
  label?: string;
  /** For a table inside a longer page: turning it neither jumps to the top nor is one more step of the way back. */
  within?: boolean;
}

/** Where one is in a long list: '1 to 9 of 37', and the other pages. Nothing for a list of one page but its count. */
export function Pager({ page, perPage, total, href, label = 'Pages', within = false }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const here = Math.min(Math.max(page, 1), pages);
  if (total === 0) return null;

  const turn = within ? { preventScrollReset: true, replace: true } : {};
  const marks: PageMark[] = within ? pageWindow(here, pages) : pageMarks(here, pages);

  const gapsOnBothSides = marks.includes('before') && marks.includes('after');

  const step = (to: number, name: string, icon: typeof ChevronLeft) => (
    <PageLink to={href(to)} aria-label={name} {...turn}>
      <Icon of={icon} />
    </PageLink>
  );

  return (
    <Foot>
      <Meta>{`${(here - 1) * perPage + 1} to ${Math.min(here * perPage, total)} of ${total}`}</Meta>
      {pages > 1 && (
        <Numbers aria-label={label}>
          {here > 1 && step(here - 1, 'Previous page', ChevronLeft)}
          {marks.map((mark) =>
            typeof mark === 'number' ? (
              <PageLink
                key={mark}
                to={href(mark)}
                aria-label={`Page ${mark}`}
                aria-current={mark === here ? 'page' : undefined}
                $spare={gapsOnBothSides && Math.abs(mark - here) === 1}
                {...turn}
              >
                {mark}
              </PageLink>
            ) : (
              <Gap key={mark} aria-hidden="true">
                …
              </Gap>
            ),
          )}
          {here < pages && step(here + 1, 'Next page', ChevronRight)}
        </Numbers>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  margin-top: 1rem;
  ${media.phone} { justify-content: center; }
`;
const Numbers = styled.nav`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  ${media.phone} { gap: 0; }
`;
const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 40px;
  color: ${t.color.ink2};
  font-weight: 600;
`;
const PageLink = styled(Link)<{ $spare?: boolean }>`
  display: grid;
  place-items: center;
  min-width: 40px;
  height: 40px;
  padding: 0 0.5rem;
  border-radius: ${t.radius.pill};
  color: ${t.color.ink2};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover { background: ${t.color.sunk}; color: ${t.color.ink}; }
  &[aria-current] { background: ${t.color.ink}; border-radius: ${t.radius.pebble}; color: ${t.color.ground}; }
  ${media.phone} { min-width: 38px; min-height: 44px; padding: 0 0.25rem; &[aria-current] { min-height: 40px; } }
  /* The smallest phones: first, last and current fit, their neighbours are one step away. */
  @media (max-width: 359px) {
    min-width: 36px;
    ${({ $spare }) => $spare && 'display: none;'}
  }
`;
