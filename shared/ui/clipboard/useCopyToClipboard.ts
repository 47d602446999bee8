import { useEffect, useState } from 'react';
import { toast } from '../feedback/toast';

/** Milliseconds for which `isCopied` stays true. */
const confirmationTime = 2000;

/** Copies a text to the clipboard. If the browser does not allow it, shows `errorMessage` in a toast and as `failure`. */
export function useCopyToClipboard(text: string, errorMessage: string) {
  const [isCopied, setCopied] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setFailure(undefined);
    } catch {
      setFailure(toast.error(errorMessage));
    }
  };
  return { copy, isCopied, failure };
}
