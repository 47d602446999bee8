import { useEffect, useState } from 'react';
import { toast } from '../feedback/toast';

/** Milliseconds for which `isCopied` stays true. */
const confirmationTime = 2000;

/** Copies a text to the clipboard. Shows `errorMessage` in a toast if the browser does not allow it. */
export function useCopyToClipboard(text: string, errorMessage: string) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error(errorMessage);
    }
  };
  return { copy, isCopied };
}
