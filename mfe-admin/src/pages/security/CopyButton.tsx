import { useCopyToClipboard } from '@foothold/shared/jobs';
import { Button, VisuallyHidden } from '@foothold/shared/ui';
import { Check, Copy } from 'lucide-react';

/** Puts text on the clipboard, and says so for two seconds. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { copy, copied } = useCopyToClipboard(
    text,
    `The browser does not let us copy the ${what}. Select it and copy it by hand.`,
  );

  return (
    <>
      <Button $tone="soft" $size="small" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? 'Copied!' : `Copy ${what}`}
      </Button>
      <VisuallyHidden role="status">{copied && 'Copied to the clipboard'}</VisuallyHidden>
    </>
  );
}
