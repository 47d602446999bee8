import { Check } from 'lucide-react';
import { Button } from '../buttons/Button';
import type { ButtonStyleProps } from '../buttons/buttonStyles';
import type { Glyph } from '../drawings/Icon';
import { VisuallyHidden } from '../layout/typography';

interface CopyButtonProps extends ButtonStyleProps {
  label: string;
  /** What is copied, for screen readers: a job's title. */
  subject?: string;
  icon: Glyph;
  /** Replaces label and icon by a confirmation. */
  isCopied: boolean;
  onClick: () => void;
}

/** A button that copies something, for use with `useCopyToClipboard`. It confirms the copy for screen readers too. */
export function CopyButton({ label, subject, icon, isCopied, onClick, ...styleProps }: CopyButtonProps) {
  return (
    <>
      <Button $tone="soft" $size="small" {...styleProps} icon={isCopied ? Check : icon} onClick={onClick}>
        {isCopied ? 'Copied!' : label}
        {subject && <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{isCopied && 'Copied to the clipboard'}</VisuallyHidden>
    </>
  );
}
