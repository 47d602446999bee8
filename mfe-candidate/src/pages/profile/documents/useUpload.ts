import { ApiError, call, sentenceOf } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type Draft, keepDocument } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

interface Upload {
  file: File;
  /** 0 to 1 while it travels. */
  progress?: number;
  /** Why it did not arrive. */
  failure?: string;
}

/**
 * Sends a document to the profile the moment it is picked; picking nothing stops it. One that was sent twice is kept
 * once, so that trying again does no harm.
 */
export function useUpload(body: Draft<typeof keepDocument>, onKept?: () => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const journey = useRef<AbortController>(null);
  const refresh = useRefresh();

  const send = async (file: File) => {
    journey.current = new AbortController();
    const { signal } = journey.current;
    const onProgress = (progress: number) => signal.aborted || setUpload({ file, progress });
    onProgress(0);
    try {
      const { message } = await call(keepDocument, { body, files: { file }, onProgress }, signal);
      setUpload(null);
      toast.success(message);
      onKept?.();
      await refresh();
    } catch (cause) {
      if (!signal.aborted) setUpload({ file, failure: reasonOf(cause) });
    }
  };

  const pick = (file: File | null) => {
    journey.current?.abort();
    setUpload(null);
    if (file) void send(file);
  };
  const again = () => upload && void send(upload.file);
  const { file = null, progress, failure } = upload ?? {};
  return { file, progress, failure, pick, again };
}

const reasonOf = (cause: unknown) => (cause instanceof ApiError && cause.fields.file) || sentenceOf(cause);
