import { CopyButton, useCopyToClipboard } from '@foothold/shared/ui';
import { Copy } from 'lucide-react';

/** Copies a secret; `name` is what it is called, such as 'codes'. */
export function CopySecretButton({ text, name }: { text: string; name: string }) {
  const { copy, isCopied } = useCopyToClipboard(
    text,
    `The browser does not let us copy the ${name}. Select it and copy it by hand.`,
  );
  return <CopyButton label={`Copy ${name}`} icon={Copy} isCopied={isCopied} onClick={copy} />;
}
