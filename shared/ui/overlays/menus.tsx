import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { VisuallyHidden } from '../layout/typography';
import { tabularNumbersStyle } from '../styles/mixins';
import { t } from '../theme/tokens';
import { fuzzyFilter } from './fuzzyFilter';
import { MenuSearchField } from './MenuSearchField';
import { List, menuItemStyle, PopoverBox } from './menuStyles';
import { Sheet } from './Sheet';
import type { MenuAction, MenuChoice } from './types';

interface ChoicesProps {
  title: string;
  trigger: RefObject<HTMLElement | null>;
  /** Undefined while they are on their way. */
  items: readonly MenuChoice[] | undefined;
  emptyMessage: string | undefined;
  chosen: string | null;
  isOpen: boolean;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Choices below their chip. */
export function ChoiceMenu({ title, trigger, isOpen, onClose, ...rest }: ChoicesProps) {
  return (
    <MenuPopover label={title} trigger={trigger} isOpen={isOpen} onClose={onClose}>
      <Legend aria-hidden="true">{title}</Legend>
      <ChoiceListBody title={title} onClose={onClose} {...rest} />
    </MenuPopover>
  );
}

/** Choices in a sheet from the bottom. */
export function ChoiceSheet({ title, trigger: _trigger, isOpen, onClose, ...rest }: ChoicesProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <ChoiceListBody title={title} onClose={onClose} roomy {...rest} />
    </Sheet>
  );
}

type ChoiceListBodyProps = Omit<ChoicesProps, 'trigger' | 'isOpen'> & { roomy?: boolean };

/** More rows than one looks over come with a search. */
const searchThreshold = 10;

function ChoiceListBody({ items, emptyMessage, ...rest }: ChoiceListBodyProps) {
  if (!items?.length) {
    // Holds the focus for the rows that are to come, so that Escape is heard meanwhile.
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
  const matchingLabels = new Set(
    fuzzyFilter(
      items.map(({ label }) => label),
      query,
    ),
  );
  const rows = items.filter(({ label }) => matchingLabels.has(label));
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <MenuSearchField autoFocus={!rest.roomy} onClose={onClose} />
      <ScrollArea $roomy={rest.roomy ?? false}>
        <ChoiceList items={rows} onClose={onClose} {...rest} />
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
              <CountSlot slot="description">{count !== undefined && <CountDescription count={count} />}</CountSlot>
              {isSelected && <Icon icon={Check} />}
            </>
          )}
        </ChoiceItem>
      ))}
    </List>
  );
}

/** Describes its row; the number alone is what is seen. The slot is there before its number: rows look for it once. */
const CountDescription = ({ count }: { count: string }) => (
  <>
    {count}
    <VisuallyHidden> to see</VisuallyHidden>
  </>
);

const focusElement = (element: HTMLElement | null) => element?.focus();

interface ActionMenuProps {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  actions: readonly MenuAction[];
  isOpen: boolean;
  onClose: () => void;
}

/** Things to do, below their button. */
export function ActionMenu({ label, trigger, actions, isOpen, onClose }: ActionMenuProps) {
  return (
    <MenuPopover label={label} trigger={trigger} isOpen={isOpen} onClose={onClose} alignEnd>
      <List ref={forwardFocus} aria-label={label} autoFocus="first">
        {actions.map(({ label: word, icon, danger = false, onSelect }) => (
          <ActionItem
            key={word}
            textValue={word}
            $danger={danger}
            onAction={() => {
              onClose();
              onSelect();
            }}
          >
            {icon && <Icon icon={icon} />}
            <span>{word}</span>
          </ActionItem>
        ))}
      </List>
    </MenuPopover>
  );
}

/**
 * Opened by a key, the list may get the focus for itself, although a row of it is marked as the focused one: then
 * Enter chooses nothing and a screen reader reads no row.
 */
function forwardFocus(list: HTMLElement | null): void {
  list?.addEventListener('focus', () => list.querySelector<HTMLElement>('[data-focused]')?.focus());
}

type MenuPopoverProps = Pick<ChoicesProps, 'trigger' | 'isOpen' | 'onClose'> & {
  label: string;
  alignEnd?: boolean;
  children: ReactNode;
};

function MenuPopover({ label, trigger, isOpen, onClose, alignEnd = false, children }: MenuPopoverProps) {
  return (
    <PopoverBox
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      placement={alignEnd ? 'bottom end' : 'bottom start'}
      offset={8}
    >
      {children}
    </PopoverBox>
  );
}

// As high with few rows as with many: nothing shrinks under the finger, or away from the pointer. Its rows are reached
// from the search, so that it can be scrolled by keys only where it takes the focus itself.
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
const ActionItem = styled(MenuItem)<{ $danger: boolean }>`
  ${menuItemStyle}
  ${({ $danger }) => $danger && `color: ${t.color.bad};`}
`;
