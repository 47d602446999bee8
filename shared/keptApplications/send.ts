import { ApiError, call } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { applyToJob, type ErrorCode } from '@foothold/shared/contract';
import { announce, onAnnouncement } from './announcements';
import {
  deleteKeptApplication,
  deleteKeptOfOthers,
  type KeptApplication,
  listKeptApplications,
  noteRefusal,
} from './store';

const lockName = 'foothold-applications';

/**
 * Sends what this student has kept, in one tab of the browser at a time: one that waits its turn finds nothing left. Without
 * locks, the key alone keeps an application from arriving twice. `insisted` is the job of one that the student sends again
 * although it was refused. Resolves to the error by which one could not be sent for now.
 */
export async function sendKeptApplications(user_id: number, insisted?: number): Promise<ApiError | undefined> {
  const send = async () => {
    for (const application of await listKeptApplications(user_id)) {
      if (application.refusal && application.job_id !== insisted) continue;
      const error = await sendOne(application);
      if (error) return error;
    }
    return undefined;
  };
  return navigator.locks ? navigator.locks.request(lockName, send) : send();
}

/** Deletes it once the server has it. Resolves to an error where it may be taken later, as it is. */
async function sendOne(application: KeptApplication): Promise<ApiError | undefined> {
  const { body, files, idempotencyKey, user_id, job_title } = application;
  if (currentIdentity()?.user_id !== user_id) return new ApiError('signed_out');
  try {
    await call(applyToJob, { body, files: toFiles(files), idempotencyKey });
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError('unexpected');
    if (error.status >= 500 || passingCodes.has(error.code)) return error;
    const message = Object.values(error.fields).join(' ') || error.message;
    await noteRefusal(application, { code: error.code, message });
    return undefined;
  }
  await deleteKeptApplication(application);
  announce({ kind: 'sent', job_title });
  return undefined;
}

const passingCodes = new Set<ErrorCode>(['signed_out', 'request_in_flight', 'too_many_requests']);

const toFiles = (files: KeptApplication['files']) =>
  Object.fromEntries(
    Object.entries(files).map(([field, { name, type, bytes }]) => [field, new File([bytes], name, { type })]),
  );

/** Milliseconds after which what could not be sent is tried again; doubled with each time, for each costs data. */
const retryDelays = { first: 10_000, last: 5 * 60_000 };

/** Sends what this student has kept: now, and whenever the connection may be back. Deletes what others have kept. */
export function startSending(user_id: number, onSent: (job_title: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = retryDelays.first;
  const retryLater = () => {
    clearTimeout(timer);
    timer = setTimeout(send, delay);
    delay = Math.min(delay * 2, retryDelays.last);
  };
  const send = async () => {
    clearTimeout(timer);
    // Some browsers refuse the storage to private windows, which keep nothing.
    const error = await sendKeptApplications(user_id).catch(() => undefined);
    if (error && error.code !== 'signed_out') retryLater();
  };
  const sendAfresh = () => {
    delay = retryDelays.first;
    void send();
  };
  window.addEventListener('online', sendAfresh);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendAfresh());
  onAnnouncement((announcement) => {
    if (announcement.kind === 'sent') onSent(announcement.job_title);
    else {
      // What has just been kept could not be sent a moment ago.
      delay = retryDelays.first;
      retryLater();
    }
  });
  void deleteKeptOfOthers(user_id)
    .then(send)
    .catch(() => {});
}
