import { endSession, expireSession, setSessionIdentity } from '@foothold/shared/auth';
import { applyToJob } from '@foothold/shared/contract';
import { anApplication, anIdentity, failWith, mockEndpoint, mockIndexedDb } from '@foothold/shared/testing';
import { waitFor } from '@testing-library/react';
import { type FinishedApplication, keepApplication, sendKeptApplications, startSending } from '.';
import { listKeptApplications } from './store';

const ada = anIdentity({ user_id: 3 });
const finished = (overrides: Partial<FinishedApplication> = {}): FinishedApplication => ({
  ...{ user_id: 3, job_id: 5, job_title: 'Cook', company_name: 'Kano Foods', idempotencyKey: 'one-key' },
  texts: [{ title: 'Cover letter', text: 'I cook.' }],
  finished_at: '2026-11-23T14:05:00.000Z',
  body: { job_id: 5, user_id: 3, cover_letter: 'I cook.', finished_at: '2026-11-23T14:05:00.000Z' },
  files: { resume: new File(['resume'], 'ada.pdf', { type: 'application/pdf' }) },
  ...overrides,
});
const sent = { application: anApplication(), message: 'Sent' };
const listJobs = async (user_id = 3) => (await listKeptApplications(user_id)).map(({ job_id }) => job_id);

let arrived: unknown[];
let keys: (string | null)[];
beforeEach(async () => {
  await mockIndexedDb();
  setSessionIdentity(ada);
  [arrived, keys] = [[], []];
  mockEndpoint(applyToJob, async ({ body, files }) => {
    arrived.push([body.job_id, body.finished_at, files.resume?.name, await files.resume?.text()]);
    return sent;
  });
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    keys.push(new Headers(init?.headers ?? (input as Request).headers).get('idempotency-key'));
    return network(input, init);
  };
});

describe('keepApplication', () => {
  it('keeps nothing of a student whose session has ended meanwhile', async () => {
    setSessionIdentity(anIdentity({ user_id: 4 }));
    await expect(keepApplication(finished())).rejects.toMatchObject({ code: 'signed_out' });
    expect(await listJobs()).toEqual([]);
  });

  it('rejects when a file is gone, or the device is full', async () => {
    const gone = Object.assign(new File(['x'], 'a.pdf'), { arrayBuffer: () => Promise.reject(new Error('Gone')) });
    await expect(keepApplication(finished({ files: { resume: gone } }))).rejects.toThrow('Gone');
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(keepApplication(finished())).rejects.toMatchObject({ name: 'QuotaExceededError' });
    put.mockRestore();
    expect(await listJobs()).toEqual([]);
  });
});

describe('sendKeptApplications', () => {
  it('sends it whole with its key, and deletes it then', async () => {
    await keepApplication(finished());
    await keepApplication(
      finished({ job_id: 6, idempotencyKey: 'other', body: { job_id: 6, cover_letter: 'I cook.' } }),
    );
    expect(await sendKeptApplications(3)).toBeUndefined();
    expect(arrived).toEqual([
      [5, '2026-11-23T14:05:00.000Z', 'ada.pdf', 'resume'],
      [6, undefined, 'ada.pdf', 'resume'],
    ]);
    expect(keys).toEqual(['one-key', 'other']);
    expect(await listJobs()).toEqual([]);
  });

  it.each(['unavailable', 'request_in_flight', 'too_many_requests', 'signed_out'] as const)(
    'keeps it for later when the server answers %s',
    async (code) => {
      await keepApplication(finished());
      mockEndpoint(applyToJob, () => failWith(code));
      expect(await sendKeptApplications(3)).toMatchObject({ code });
      expect(await listKeptApplications(3)).toEqual([expect.not.objectContaining({ refusal: expect.anything() })]);
    },
  );

  it('keeps one that was refused with the reason, and sends it again only when its student wants it', async () => {
    await keepApplication(finished());
    mockEndpoint(applyToJob, () => failWith('profile_incomplete'));
    expect(await sendKeptApplications(3)).toBeUndefined();
    const [kept] = await listKeptApplications(3);
    expect(kept?.refusal).toEqual({
      code: 'profile_incomplete',
      message: 'Required student information is missing.',
    });

    mockEndpoint(applyToJob, () => sent);
    await sendKeptApplications(3);
    expect(await listJobs()).toEqual([5]);
    await sendKeptApplications(3, 5);
    expect(await listJobs()).toEqual([]);
  });

  it('never sends it from another account', async () => {
    await keepApplication(finished());
    setSessionIdentity(anIdentity({ user_id: 4 }));
    await sendKeptApplications(4);
    expect(await sendKeptApplications(3)).toMatchObject({ code: 'signed_out' });
    expect(arrived).toEqual([]);
  });

  it('takes turns with the other tabs', async () => {
    let turn = Promise.resolve<unknown>(undefined);
    const request = (_: string, work: () => Promise<unknown>) => (turn = turn.then(work));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await keepApplication(finished());
    await Promise.all([sendKeptApplications(3), sendKeptApplications(3)]);
    expect(keys).toEqual(['one-key']);
    Reflect.deleteProperty(navigator, 'locks');
  });
});

describe('startSending', () => {
  it('sends at once and when the browser is online again, and says what was sent', async () => {
    await keepApplication(finished());
    const titles: string[] = [];
    startSending(3, (title) => titles.push(title));
    await waitFor(() => expect(titles).toEqual(['Cook']));
    await keepApplication(finished({ job_title: 'Baker' }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(titles).toEqual(['Cook', 'Baker']));
    expect(await listJobs()).toEqual([]);
  });

  it('deletes what another student has kept', async () => {
    await keepApplication(finished());
    setSessionIdentity(anIdentity({ user_id: 4 }));
    startSending(4, () => {});
    await waitFor(async () => expect(await listJobs()).toEqual([]));
    expect(arrived).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('deletes what is kept by a logout', async () => {
    await keepApplication(finished());
    endSession();
    expect(await listJobs()).toEqual([]);
  });

  it('leaves it for the next login when the server has ended the session', async () => {
    await keepApplication(finished());
    expireSession();
    expect(await listJobs()).toEqual([5]);
  });
});
