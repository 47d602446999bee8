import { ApiError, call, getErrorMessage } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { saveDocument, type UnparsedInput } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

interface Upload {
  file: File;
  /** 0 to 1 while it travels. */
  progress?: number;
  /** Why it did not arrive. */
  failure?: string;
  /** It might arrive yet: it can be sent again, or is on its way again. */
  canRetry?: boolean;
}

/**
 * Sends a document to the profile the moment it is picked; picking nothing stops it. One that was sent twice is kept
 * once, so that trying again does no harm.
 */
export function useUpload(body: UnparsedInput<typeof saveDocument>, onSaved?: () => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const abortController = useRef<AbortController>(null);
  const refresh = useRefresh();

  const send = async (file: File, canRetry = false) => {
    abortController.current = new AbortController();
    const { signal } = abortController.current;
    const onProgress = (progress: number) => signal.aborted || setUpload({ file, progress, canRetry });
    onProgress(0);
    try {
      const { message } = await call(saveDocument, { body, files: { file }, onProgress }, signal);
      setUpload(null);
      toast.success(message);
      onSaved?.();
      await refresh();
    } catch (cause) {
      if (!signal.aborted) setUpload({ file, ...describeFailure(cause) });
    }
  };

  const pick = (file: File | null) => {
    abortController.current?.abort();
    setUpload(null);
    if (file) void send(file);
  };
  const retry = () => upload?.failure && void send(upload.file, true);
  const { file = null, progress, failure, canRetry = false } = upload ?? {};
  return { file, progress, failure, canRetry, pick, retry };
}

/** What is wrong with the file itself stays wrong. */
function describeFailure(cause: unknown) {
  const wrong = cause instanceof ApiError && cause.fields.file;
  return wrong ? { failure: wrong } : { failure: getErrorMessage(cause), canRetry: true };
}
