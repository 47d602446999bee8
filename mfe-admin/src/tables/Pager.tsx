import { Link } from '@foothold/shared/router';
import { Icon, Meta, media, t } from '@foothold/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';

interface PagerProps {
  page: number;
  perPage: number;
  total: number;
  /** Builds the address of a page. */
  href: (page: number) => string;
  /** The accessible name: 'Pages of jobs'. */
  label?: string;
  /** For a table within a longer page: changing its page keeps the scroll position and adds no history entry. */
  isEmbedded?: boolean;
}

/** The position in a list, '1 to 9 of 37', and links to its other pages. Nothing for an empty list. */
export function Pager({ page, perPage, total, href, label = 'Pages', isEmbedded = false }: PagerProps) {
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const currentPage = Math.min(Math.max(page, 1), pageCount);
  if (total === 0) return null;

  const linkOptions = isEmbedded ? { preventScrollReset: true, replace: true } : {};
  const items: PaginationItem[] = isEmbedded
    ? buildPageWindow(currentPage, pageCount)
    : buildPaginationItems(currentPage, pageCount);

  const hasGapsOnBothSides = items.includes('gapBefore') && items.includes('gapAfter');

  const renderStep = (to: number, name: string, icon: typeof ChevronLeft) => (
    <PageLink to={href(to)} aria-label={name} {...linkOptions}>
      <Icon icon={icon} />
    </PageLink>
  );

  return (
    <Footer>
      <Meta>{`${(currentPage - 1) * perPage + 1} to ${Math.min(currentPage * perPage, total)} of ${total}`}</Meta>
      {pageCount > 1 && (
        <PageLinks aria-label={label}>
          {currentPage > 1 && renderStep(currentPage - 1, 'Previous page', ChevronLeft)}
          {items.map((item) =>
            typeof item === 'number' ? (
              <PageLink
                key={item}
                to={href(item)}
                aria-label={`Page ${item}`}
                aria-current={item === currentPage ? 'page' : undefined}
                $hideOnNarrow={hasGapsOnBothSides && Math.abs(item - currentPage) === 1}
                {...linkOptions}
              >
                {item}
              </PageLink>
            ) : (
              <Gap key={item} aria-hidden="true">
                …
              </Gap>
            ),
          )}
          {currentPage < pageCount && renderStep(currentPage + 1, 'Next page', ChevronRight)}
        </PageLinks>
      )}
    </Footer>
  );
}

/** A page number, or a gap before or after the current page. */
type PaginationItem = number | 'gapBefore' | 'gapAfter';

/** All of up to five pages; of more pages the first, the last, the current one and its neighbours. */
export function buildPaginationItems(page: number, pageCount: number): PaginationItem[] {
  const allPages = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 5) return allPages;
  const shownPages = allPages.filter((each) => each === 1 || each === pageCount || Math.abs(each - page) <= 1);
  return shownPages.flatMap((each, index): PaginationItem[] => {
    const previous = shownPages[index - 1];
    if (previous === undefined || each - previous === 1) return [each];
    return [each <= page ? 'gapBefore' : 'gapAfter', each];
  });
}

/** Up to five consecutive pages, with the current one in the middle if possible. */
export function buildPageWindow(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pageCount - 4));
  return Array.from({ length: Math.min(5, pageCount) }, (_, index) => first + index);
}

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  margin-top: 1rem;
  ${media.phone} { justify-content: center; }
`;
const PageLinks = styled.nav`
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
const PageLink = styled(Link)<{ $hideOnNarrow?: boolean }>`
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
  &:hover { background: ${t.color.sunken}; color: ${t.color.ink}; }
  &[aria-current] { background: ${t.color.ink}; border-radius: ${t.radius.blob}; color: ${t.color.background}; }
  ${media.phone} { min-width: 38px; min-height: 44px; padding: 0 0.25rem; }
  /* On the smallest phones the current page's neighbours do not fit; the arrows lead there. */
  @media (max-width: 359px) {
    min-width: 36px;
    ${({ $hideOnNarrow }) => $hideOnNarrow && 'display: none;'}
  }
`;
