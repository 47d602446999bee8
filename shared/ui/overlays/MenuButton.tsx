import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import type { ButtonLook } from '../buttons/tones';
import { toast } from '../feedback/toast';
import { VisuallyHidden } from '../layout/type';
import { partMissing } from './Dialog';
import { lazily } from './lazily';
import type { Action } from './props';

const useMenus = lazily(() => import('./menus'));

interface MenuButtonProps extends ButtonLook {
  /** 'Manage' */
  label: string;
  /** What it acts on, for screen readers: the job's title. */
  of?: string;
  actions: readonly Action[];
}

/** A button that opens a list of things to do. */
export function MenuButton({ label, of, actions, ...look }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const part = useMenus(isOpen, () => {
    toast.error(partMissing);
    close();
  });

  return (
    <>
      <Button
        $tone="ghost"
        $size="small"
        {...look}
        ref={button}
        iconEnd={ChevronDown}
        onClick={() => setOpen(true)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        {label}
        {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
      </Button>
      {part && (
        <part.ActionMenu
          label={of ? `${label} ${of}` : label}
          trigger={button}
          actions={actions}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
