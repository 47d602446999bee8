import type { ReactNode } from 'react';
import type { Glyph } from '../drawings/Icon';

export interface DialogProps {
  /** The question or the task. */
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons: right on a desktop, halves at the bottom of a phone. */
  actions?: ReactNode;
  /** A decision that must be read: not closed by a press beside it. */
  alert?: boolean;
  /** Stays when a phone's Back is pressed: where it asks about that very step, the history is not to be touched. */
  ignoresBack?: boolean;
}

export interface MenuAction {
  label: string;
  icon?: Glyph;
  /** Red: takes something away. */
  danger?: boolean;
  onSelect: () => void;
}

/** A row of a choice. */
export interface MenuChoice {
  id: string;
  label: string;
  /** How much it would show, at the row's end. */
  count?: string | undefined;
}
