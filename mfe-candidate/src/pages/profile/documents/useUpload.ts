import { ApiError, call, getErrorMessage } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { saveDocument, type UnparsedInput } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

interface Upload {
  file: File;
  /** 0 to 1 during the upload. */
  progress?: number;
  /** Error message. */
  failure?: string;
  /** The failure may be temporary, or this is a retry after one. */
  canRetry?: boolean;
}

/**
 * Uploads a document to the profile when it is picked; picking nothing cancels the upload. The server stores a file that
 * is sent twice only once, so retrying is safe.
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

/** An error of the file itself cannot be fixed by a retry. */
function describeFailure(cause: unknown) {
  const fileError = cause instanceof ApiError && cause.fields.file;
  return fileError ? { failure: fileError } : { failure: getErrorMessage(cause), canRetry: true };
}
