import { Check } from 'lucide-react';
import { Button } from '../buttons/Button';
import type { ButtonStyleProps } from '../buttons/buttonStyles';
import type { Glyph } from '../drawings/Icon';
import { ActionFailure } from '../feedback/ActionFailure';
import { VisuallyHidden } from '../layout/typography';

interface CopyButtonProps extends ButtonStyleProps {
  label: string;
  /** What is copied, for screen readers: a job's title. */
  subject?: string;
  icon: Glyph;
  /** Replaces label and icon by a confirmation. */
  isCopied: boolean;
  onClick: () => void;
  /** Why the last try failed, with what was to be copied. */
  failure?: string | undefined;
}

/** A button that copies something, for use with `useCopyToClipboard`. It confirms the copy for screen readers too. */
export function CopyButton({ label, subject, icon, isCopied, onClick, failure, ...styleProps }: CopyButtonProps) {
  return (
    <>
      <Button $tone="soft" $size="small" {...styleProps} icon={isCopied ? Check : icon} onClick={onClick}>
        {isCopied ? 'Copied!' : label}
        {subject && <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
      </Button>
      <ActionFailure>{failure}</ActionFailure>
      <VisuallyHidden role="status">{isCopied && 'Copied to the clipboard'}</VisuallyHidden>
    </>
  );
}
