import type { ReactNode } from 'react';
import type { Glyph } from '../drawings/Icon';

export interface DialogProps {
  /** The question or the task. */
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons: on the right on a desktop, in halves at the bottom on a phone. */
  actions?: ReactNode;
  /** An alert dialog, which a press outside does not close. */
  alert?: boolean;
  /** A phone's Back does not close it: for a dialog that asks about leaving the page. */
  ignoresBack?: boolean;
}

export interface MenuAction {
  label: string;
  icon?: Glyph;
  /** A destructive action, shown in red. */
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuChoice {
  id: string;
  label: string;
  /** The number of results, at the end of the row. */
  count?: string | undefined;
}
