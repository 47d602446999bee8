import type { ApiError, CallInput } from '@foothold/shared/api';
import type { applyToJob, Job } from '@foothold/shared/contract';
import { keepApplication } from '@foothold/shared/keptApplications';
import { useRef, useState } from 'react';
import { listQuestions } from '../../applications/questions';
import { getCurrentUserId } from '../../student/currentUserId';

/** Keeps on this device what could not be sent for want of a connection. `keepFailure` says why the last one is not kept. */
export function useKeeping(job: Job) {
  const [keepFailure, setKeepFailure] = useState<string | null>(null);
  /** Resolves to whether it is kept. */
  const keep = async ({ isConnectionLost }: ApiError, sent?: CallInput<typeof applyToJob>): Promise<boolean> => {
    const isLost = isConnectionLost && sent !== undefined;
    const failure = isLost ? await keepUnsent(job, sent) : null;
    setKeepFailure(failure);
    return isLost && failure === null;
  };
  return { keepFailure, keep };
}

/** When the student pressed the button first with what a key stands for: what is repeated is repeated as it was. */
export function useFinishedAt() {
  const last = useRef<{ key: string | undefined; at: string }>(null);
  return (key: string | undefined): string => {
    if (last.current?.key !== key) last.current = null;
    last.current ??= { key, at: new Date().toISOString() };
    return last.current.at;
  };
}

/** With the key of the try that failed: it may have arrived. Resolves to why it was not possible, or null. */
async function keepUnsent(job: Job, { body, files, idempotencyKey }: CallInput<typeof applyToJob>) {
  try {
    if (!idempotencyKey) throw new Error('Nothing is kept that could arrive twice.');
    await keepApplication({
      user_id: getCurrentUserId(),
      job_id: job.id,
      job_title: job.job_title || 'Untitled Position',
      company_name: job.company_name,
      texts: listTexts(job, body),
      finished_at: body.finished_at ?? '',
      ...{ idempotencyKey, body, files },
    });
    return null;
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    return isFull ? 'This device has no room to keep it.' : 'This device could not keep it.';
  }
}

const listTexts = (job: Job, body: CallInput<typeof applyToJob>['body']) => [
  { title: 'Cover letter', text: body.cover_letter },
  ...listQuestions(job).flatMap(({ question, answerField }) => {
    const text = body[answerField];
    return text ? [{ title: question, text }] : [];
  }),
];
