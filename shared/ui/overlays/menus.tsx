import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout/type';
import { tabular } from '../styles/mixins';
import { t } from '../tokens';
import { Finder } from './Finder';
import { matching } from './matching';
import { List, menuItem, PopoverBox } from './menuLook';
import type { Action, Choice } from './props';
import { Sheet } from './sheet';

interface ChoicesProps {
  title: string;
  trigger: RefObject<HTMLElement | null>;
  /** Undefined while they are on their way. */
  items: readonly Choice[] | undefined;
  whenEmpty: string | undefined;
  chosen: string | null;
  isOpen: boolean;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Choices below their chip. */
export function ChoiceMenu({ title, trigger, isOpen, onClose, ...rest }: ChoicesProps) {
  return (
    <Below label={title} trigger={trigger} isOpen={isOpen} onClose={onClose}>
      <Legend aria-hidden="true">{title}</Legend>
      <Choices title={title} onClose={onClose} {...rest} />
    </Below>
  );
}

/** Choices in a sheet from the bottom. */
export function ChoiceSheet({ title, trigger: _trigger, isOpen, onClose, ...rest }: ChoicesProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <Choices title={title} onClose={onClose} roomy {...rest} />
    </Sheet>
  );
}

type OptionsProps = Omit<ChoicesProps, 'trigger' | 'isOpen'> & { roomy?: boolean };

/** More rows than one looks over come with a search. */
const many = 10;

function Choices({ items, whenEmpty, ...rest }: OptionsProps) {
  if (!items?.length) {
    // Holds the focus for the rows that are to come, so that Escape is heard meanwhile.
    return (
      <Instead ref={takeFocus} tabIndex={-1} role="status">
        {items ? whenEmpty : 'Loading...'}
      </Instead>
    );
  }
  return items.length > many ? (
    <Searched items={items} {...rest} />
  ) : (
    <Rows items={items} autoFocus="first" {...rest} />
  );
}

type RowsProps = Omit<OptionsProps, 'items' | 'whenEmpty'> & { items: readonly Choice[]; autoFocus?: 'first' };

function Searched({ items, onClose, ...rest }: RowsProps) {
  const [typed, setTyped] = useState('');
  const shown = new Set(
    matching(
      items.map(({ label }) => label),
      typed,
    ),
  );
  const rows = items.filter(({ label }) => shown.has(label));
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <Finder autoFocus={!rest.roomy} onClose={onClose} />
      <Scroll $roomy={rest.roomy ?? false}>
        <Rows items={rows} onClose={onClose} {...rest} />
      </Scroll>
    </Autocomplete>
  );
}

function Rows({ title, items, chosen, onChoose, roomy = false, autoFocus }: RowsProps) {
  return (
    <List
      ref={passFocusOn}
      aria-label={title}
      {...(autoFocus && { autoFocus })}
      selectionMode="single"
      selectedKeys={chosen === null ? [] : [chosen]}
      onAction={(key) => onChoose(String(key))}
      renderEmptyState={() => <Instead>Nothing matches.</Instead>}
    >
      {items.map(({ id, label, count }) => (
        <ChoiceItem key={id} id={id} textValue={label} $roomy={roomy}>
          {({ isSelected }) => (
            <>
              <Words slot="label">{label}</Words>
              <Much slot="description">{count !== undefined && <Count count={count} />}</Much>
              {isSelected && <Icon of={Check} />}
            </>
          )}
        </ChoiceItem>
      ))}
    </List>
  );
}

/** Describes its row; the number alone is what is seen. The slot is there before its number: rows look for it once. */
const Count = ({ count }: { count: string }) => (
  <>
    {count}
    <VisuallyHidden> to see</VisuallyHidden>
  </>
);

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface ActionMenuProps {
  label: string;
  trigger: RefObject<HTMLElement | null>;
  actions: readonly Action[];
  isOpen: boolean;
  onClose: () => void;
}

/** Things to do, below their button. */
export function ActionMenu({ label, trigger, actions, isOpen, onClose }: ActionMenuProps) {
  return (
    <Below label={label} trigger={trigger} isOpen={isOpen} onClose={onClose} end>
      <List ref={passFocusOn} aria-label={label} autoFocus="first">
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
            {icon && <Icon of={icon} />}
            <span>{word}</span>
          </ActionItem>
        ))}
      </List>
    </Below>
  );
}

/**
 * Opened by a key, the list may get the focus for itself, although a row of it is marked as the focused one: then
 * Enter chooses nothing and a screen reader reads no row.
 */
function passFocusOn(list: HTMLElement | null): void {
  list?.addEventListener('focus', () => list.querySelector<HTMLElement>('[data-focused]')?.focus());
}

type BelowProps = Pick<ChoicesProps, 'trigger' | 'isOpen' | 'onClose'> & {
  label: string;
  end?: boolean;
  children: ReactNode;
};

function Below({ label, trigger, isOpen, onClose, end = false, children }: BelowProps) {
  return (
    <PopoverBox
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      placement={end ? 'bottom end' : 'bottom start'}
      offset={8}
    >
      {children}
    </PopoverBox>
  );
}

// As high with few rows as with many: nothing shrinks under the finger, or away from the pointer. Its rows are reached
// from the search, so that it can be scrolled by keys only where it takes the focus itself.
const Scroll = styled.div.attrs({ tabIndex: 0 })<{ $roomy: boolean }>`
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
  ${menuItem}
  &[data-selected] { font-weight: 650; }
  ${({ $roomy }) =>
    $roomy &&
    `min-height: 56px; padding: 0 0.25rem; border-radius: 0; border-top: 1px solid ${t.color.line}; font-size: 1.0625rem;`}
`;
const Words = styled(Text)`flex: 1; min-width: 0; overflow-wrap: anywhere;`;
const Much = styled(
  Text,
)`${tabular} flex: none; color: ${t.color.ink3}; font-size: ${t.size.small}; font-weight: 400; &:empty { display: none; }`;
const Instead = styled.p`
  min-height: 44px;
  padding: 0.625rem 0.75rem;
  color: ${t.color.ink2};
  outline: none;
`;
const ActionItem = styled(MenuItem)<{ $danger: boolean }>`
  ${menuItem}
  ${({ $danger }) => $danger && `color: ${t.color.bad};`}
`;
