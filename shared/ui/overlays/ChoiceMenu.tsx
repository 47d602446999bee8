import { Check } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { VisuallyHidden } from '../layout/typography';
import { tabularNumbersStyle } from '../styles/mixins';
import { t } from '../theme/tokens';
import { fuzzyFilter } from './fuzzyFilter';
import { forwardFocus, MenuPopover, type MenuPopoverProps } from './MenuPopover';
import { MenuSearchField } from './MenuSearchField';
import { List, menuItemStyle } from './menuStyles';
import { Sheet } from './Sheet';
import type { MenuChoice } from './types';

interface ChoicesProps extends Pick<MenuPopoverProps, 'trigger' | 'isOpen' | 'onClose'> {
  title: string;
  /** Undefined while they are loading. */
  items: readonly MenuChoice[] | undefined;
  emptyMessage: string | undefined;
  /** The `id` of the chosen item. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The choices of a filter, as a menu below its chip. */
export function ChoiceMenu({ title, trigger, isOpen, onClose, ...rest }: ChoicesProps) {
  return (
    <MenuPopover label={title} trigger={trigger} isOpen={isOpen} onClose={onClose}>
      <Legend aria-hidden="true">{title}</Legend>
      <ChoiceListBody title={title} onClose={onClose} {...rest} />
    </MenuPopover>
  );
}

/** The choices of a filter, as a bottom sheet. */
export function ChoiceSheet({ title, trigger: _trigger, isOpen, onClose, ...rest }: ChoicesProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <ChoiceListBody title={title} onClose={onClose} roomy {...rest} />
    </Sheet>
  );
}

type ChoiceListBodyProps = Omit<ChoicesProps, 'trigger' | 'isOpen'> & { roomy?: boolean };

/** Longer lists have a search field. */
const searchThreshold = 10;

function ChoiceListBody({ items, emptyMessage, ...rest }: ChoiceListBodyProps) {
  if (!items?.length) {
    // Takes the focus until there are rows, so that Escape works meanwhile.
    return (
      <EmptyMessage ref={focusElement} tabIndex={-1} role="status">
        {items ? emptyMessage : 'Loading...'}
      </EmptyMessage>
    );
  }
  return items.length > searchThreshold ? (
    <SearchableChoiceList items={items} {...rest} />
  ) : (
    <ChoiceList items={items} autoFocus="first" {...rest} />
  );
}

type ChoiceListProps = Omit<ChoiceListBodyProps, 'items' | 'emptyMessage'> & {
  items: readonly MenuChoice[];
  autoFocus?: 'first';
};

function SearchableChoiceList({ items, onClose, ...rest }: ChoiceListProps) {
  const [query, setQuery] = useState('');
  const labels = items.map(({ label }) => label);
  const ranks = new Map(fuzzyFilter(labels, query).map((label, rank) => [label, rank]));
  const getRank = ({ label }: MenuChoice) => ranks.get(label) ?? Number.NaN;
  const matchingItems = items.filter(({ label }) => ranks.has(label)).sort((a, b) => getRank(a) - getRank(b));
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <MenuSearchField autoFocus={!rest.roomy} onClose={onClose} />
      <ScrollArea $roomy={rest.roomy ?? false}>
        <ChoiceList items={matchingItems} onClose={onClose} {...rest} />
      </ScrollArea>
    </Autocomplete>
  );
}

function ChoiceList({ title, items, chosen, onChoose, roomy = false, autoFocus }: ChoiceListProps) {
  return (
    <List
      ref={forwardFocus}
      aria-label={title}
      {...(autoFocus && { autoFocus })}
      selectionMode="single"
      selectedKeys={chosen === null ? [] : [chosen]}
      onAction={(key) => onChoose(String(key))}
      renderEmptyState={() => <EmptyMessage>Nothing matches.</EmptyMessage>}
    >
      {items.map(({ id, label, count }) => (
        <ChoiceItem key={id} id={id} textValue={label} $roomy={roomy}>
          {({ isSelected }) => (
            <>
              <ChoiceLabel slot="label">{label}</ChoiceLabel>
              {/* Rendered also without a count: react-aria looks for a row's description only once. */}
              <CountSlot slot="description">{count !== undefined && <CountDescription count={count} />}</CountSlot>
              {isSelected && <Icon icon={Check} />}
            </>
          )}
        </ChoiceItem>
      ))}
    </List>
  );
}

/** The row's description for screen readers, of which only the number is visible. */
const CountDescription = ({ count }: { count: string }) => (
  <>
    {count}
    <VisuallyHidden> to see</VisuallyHidden>
  </>
);

const focusElement = (element: HTMLElement | null) => element?.focus();

// The height does not depend on the number of matches, so that nothing moves under the pointer. The focus stays in the
// search field while the rows are chosen by keyboard, so scrolling by keyboard needs the area itself to be focusable.
const ScrollArea = styled.div.attrs({ tabIndex: 0 })<{ $roomy: boolean }>`
  height: ${({ $roomy }) => ($roomy ? '56dvh' : 'min(20rem, 50vh)')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Legend = styled.p`
  padding: 0.375rem 0.75rem 0.5rem;
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  font-weight: 600;
`;
const ChoiceItem = styled(MenuItem)<{ $roomy: boolean }>`
  ${menuItemStyle}
  &[data-selected] { font-weight: 650; }
  ${({ $roomy }) =>
    $roomy &&
    `min-height: 56px; padding: 0 0.25rem; border-radius: 0; border-top: 1px solid ${t.color.line}; font-size: 1.0625rem;`}
`;
const ChoiceLabel = styled(Text)`flex: 1; min-width: 0; overflow-wrap: anywhere;`;
const CountSlot = styled(
  Text,
)`${tabularNumbersStyle} flex: none; color: ${t.color.ink3}; font-size: ${t.size.small}; font-weight: 400; &:empty { display: none; }`;
const EmptyMessage = styled.p`
  min-height: 44px;
  padding: 0.625rem 0.75rem;
  color: ${t.color.ink2};
  outline: none;
`;
