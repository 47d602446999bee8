import type { ReactNode, RefObject } from 'react';
import { PopoverBox } from './menuStyles';

export interface MenuPopoverProps {
  label: string;
  /** The button that opens the menu. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  alignEnd?: boolean;
  children: ReactNode;
}

/** A box below the button that opens it. */
export function MenuPopover({ label, trigger, isOpen, onClose, alignEnd = false, children }: MenuPopoverProps) {
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

/**
 * For the `ref` of a menu's list. When the menu is opened by keyboard, react-aria may focus the list itself although it
 * marks a row as focused: then Enter chooses nothing and a screen reader reads no row. This moves the focus to that row.
 */
export function forwardFocus(list: HTMLElement | null): void {
  list?.addEventListener('focus', () => list.querySelector<HTMLElement>('[data-focused]')?.focus());
}
