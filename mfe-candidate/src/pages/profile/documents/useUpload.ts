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
  /** It might arrive yet: it can be sent again, or is on its way again. */
  hopeful?: boolean;
}

/**
 * Sends a document to the profile the moment it is picked; picking nothing stops it. One that was sent twice is kept
 * once, so that trying again does no harm.
 */
export function useUpload(body: Draft<typeof keepDocument>, onKept?: () => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const journey = useRef<AbortController>(null);
  const refresh = useRefresh();

  const send = async (file: File, hopeful = false) => {
    journey.current = new AbortController();
    const { signal } = journey.current;
    const onProgress = (progress: number) => signal.aborted || setUpload({ file, progress, hopeful });
    onProgress(0);
    try {
      const { message } = await call(keepDocument, { body, files: { file }, onProgress }, signal);
      setUpload(null);
      toast.success(message);
      onKept?.();
      await refresh();
    } catch (cause) {
      if (!signal.aborted) setUpload({ file, ...failureOf(cause) });
    }
  };

  const pick = (file: File | null) => {
    journey.current?.abort();
    setUpload(null);
    if (file) void send(file);
  };
  const again = () => upload?.failure && void send(upload.file, true);
  const { file = null, progress, failure, hopeful = false } = upload ?? {};
  return { file, progress, failure, hopeful, pick, again };
}

/** What is wrong with the file itself stays wrong. */
function failureOf(cause: unknown) {
  const wrong = cause instanceof ApiError && cause.fields.file;
  return wrong ? { failure: wrong } : { failure: sentenceOf(cause), hopeful: true };
}
