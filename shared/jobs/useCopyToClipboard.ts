import { toast } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';

/** Puts a text on the clipboard; `copied` holds for two seconds. Where the browser withholds it, `refusal` is said instead. */
export function useCopyToClipboard(text: string, refusal: string) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error(refusal);
    }
  };
  return { copy, copied };
}

/** Then a link can still be copied by hand. */
export const formatCopyBlockedMessage = (link: string): string => `Copying is blocked here. The link: ${link}`;
