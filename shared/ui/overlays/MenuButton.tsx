import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import type { ButtonStyleProps } from '../buttons/buttonStyles';
import { toast } from '../feedback/toast';
import { VisuallyHidden } from '../layout/typography';

import { moduleLoadFailedMessage } from './Dialog';
import type { MenuAction } from './types';
import { useMenusModule } from './useMenusModule';

interface MenuButtonProps extends ButtonStyleProps {
  /** 'Manage' */
  label: string;
  /** What the actions apply to, for screen readers: a job's title. */
  subject?: string;
  actions: readonly MenuAction[];
}

/** A button that opens a menu of actions. */
export function MenuButton({ label, subject, actions, ...styleProps }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const loadedModule = useMenusModule(isOpen, () => {
    toast.error(moduleLoadFailedMessage);
    close();
  });

  return (
    <>
      <Button
        $tone="ghost"
        $size="small"
        {...styleProps}
        ref={button}
        iconEnd={ChevronDown}
        onClick={() => setOpen(true)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        {label}
        {subject && <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
      </Button>
      {loadedModule && (
        <loadedModule.ActionMenu
          label={subject ? `${label} ${subject}` : label}
          trigger={button}
          actions={actions}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
