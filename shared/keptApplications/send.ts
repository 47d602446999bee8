import { ApiError, call } from '../api';
import { currentIdentity } from '../auth';
import { applyToJob, type ErrorCode } from '../contract';
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

/** Milliseconds after which what could not be sent, although the browser is online, is tried again. */
const retryDelay = 30_000;

/** Sends what this student has kept: now, and whenever the connection may be back. Deletes what others have kept. */
export function startSending(user_id: number, onSent: (job_title: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async () => {
    clearTimeout(timer);
    // Some browsers refuse the storage to private windows, which keep nothing.
    const error = await sendKeptApplications(user_id).catch(() => undefined);
    clearTimeout(timer);
    if (error && error.code !== 'signed_out') timer = setTimeout(send, retryDelay);
  };
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void send());
  onAnnouncement((announcement) => {
    if (announcement.kind === 'sent') return onSent(announcement.job_title);
    // What has just been kept is not tried at once, unless the browser says that the connection is back.
    clearTimeout(timer);
    timer = setTimeout(send, retryDelay);
  });
  void deleteKeptOfOthers(user_id)
    .then(send)
    .catch(() => {});
}
