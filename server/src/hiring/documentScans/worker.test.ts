import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, pdfHash, startServer, type TestServer } from '../../../testing';
import { replyAfterFile, startFaultyClamd } from '../../../testing/clamd';
import { runDue } from '../../../testing/runDueTasks';
import { ClamdUnavailable, type Scan } from '../../platform/clamd';
import { claimScans, endScanTurn, hastenScan, insertFiles, saveFiles } from '../../platform/storage';
import { createScanRunner, startScanWorker } from './worker';

let server: TestServer;
let lines: [level: string, sentence: string, details: object][];
const log = {
  info: (details: object, sentence: string) => void lines.push(['info', sentence, details]),
  warn: (details: object, sentence: string) => void lines.push(['warn', sentence, details]),
  error: (details: object, sentence: string) => void lines.push(['error', sentence, details]),
};
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  lines = [];
  await server.context.db.deleteFrom('files').execute();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.stop());

/** Saves a document of an application, minutes ago, of a student of its own by default. Resolves to its key. */
async function saveDocument(minutes = 0, student?: { user_id: number }, to = server) {
  const { store, db, config } = to.context;
  const { id: application_id } = await to.anApplication(student && { user_id: student.user_id });
  const path = join(await mkdtemp(join(config.DATA_DIR, 'upload-')), 'resume');
  await writeFile(path, documents.pdf);
  const upload = { path, name: 'Ada Obi.pdf', type: 'application/pdf', size: documents.pdf.length, sha256: pdfHash };
  return saveFiles(store, { resume: upload }, async ({ resume: { key, ...resume } }) => {
    await insertFiles(db, { application_id }, { key, ...resume });
    const scan_due_at = new Date(Date.now() - minutes * 60_000);
    if (minutes) await db.updateTable('files').set({ scan_due_at }).where('key', '=', key).execute();
    return key;
  });
}
/** Claims and ends one scan after the other. Resolves to the keys in that order. */
async function claimAll(): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const [due] = await claimScans(server.context.db, 1);
    if (!due) return keys;
    await endScanTurn(server.context.db, due);
    keys.push(due.key);
  }
}
const findFile = (key: string) =>
  server.context.db
    .selectFrom('files')
    .select(['scan_status', 'scan_attempts', 'scan_due_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
const createRunner = (scan: Scan) => createScanRunner(server.context, scan, log);
const pass: Scan = async () => ({ status: 'clean' });
const failAway: Scan = async () => {
  throw new ClamdUnavailable('clamd cannot be reached: ECONNREFUSED');
};

describe('scans', () => {
  it('begin with documents of the last hour, and an older one that somebody asks for', async () => {
    const keys = [await saveDocument(200), await saveDocument(150), await saveDocument(20), await saveDocument(10)];
    const [oldest = '', older = '', early, late] = keys;
    const { db } = server.context;
    await hastenScan(db, older);
    await hastenScan(db, early ?? '');
    expect(await claimAll()).toEqual([early, late, older, oldest]);
    await hastenScan(db, oldest);
    expect(await claimScans(db, 10)).toEqual([]);
  });

  it('are done in turn by student, one at a time, so that nobody who uploads much keeps others waiting', async () => {
    const [ada, bola, chi] = [
      await server.signIn('student'),
      await server.signIn('student'),
      await server.signIn('student'),
    ];
    const ofAda = [await saveDocument(40, ada), await saveDocument(39, ada), await saveDocument(38, ada)];
    const ofBola = [await saveDocument(30, bola), await saveDocument(2, bola)];
    const { db } = server.context;
    const [first, second, ...others] = await claimScans(db, 4);
    expect([first?.key, second?.key, others]).toEqual([ofAda[0], ofBola[0], []]);
    const ofChi = await saveDocument(1, chi);
    for (const due of [first, second]) if (due) await endScanTurn(db, due);
    expect(await claimAll()).toEqual([ofChi, ofAda[1], ofBola[1], ofAda[2]]);
  });

  it('of documents that were attempted come after those that were not', async () => {
    const [failed, waiting] = [await saveDocument(30), await saveDocument(1)];
    await server.context.db.updateTable('files').set({ scan_attempts: 1 }).where('key', '=', failed).execute();
    expect(await claimAll()).toEqual([waiting, failed]);
  });

  it('are tried ever less often when clamd cannot look at all of a document', async () => {
    const key = await saveDocument();
    const hours: number[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      await server.context.db.updateTable('files').set({ scan_due_at: new Date() }).where('key', '=', key).execute();
      await runDue(createRunner(async () => ({ status: 'unscannable', reason: 'Heuristics.Limits.Exceeded' })));
      const { scan_due_at } = await findFile(key);
      hours.push(Math.round((Date.parse(String(scan_due_at)) - Date.now()) / 3_600_000));
    }
    expect(hours).toEqual([1, 24, 576, 576]);
  });

  it('wait while clamd is away, ever longer, without counting against a document', async () => {
    const keys = [await saveDocument(), await saveDocument()];
    const scan = jest.fn(failAway);
    const runner = createRunner(scan);
    const now = jest.spyOn(Date, 'now');
    const passSeconds = async (seconds: number) => {
      now.mockReturnValue(start + seconds * 1000);
      await runDue(runner);
      return scan.mock.calls.length;
    };
    const start = Date.now();
    expect(await passSeconds(0)).toBe(2);
    expect(await passSeconds(4)).toBe(2);
    expect(await passSeconds(5)).toBe(4);
    expect(await passSeconds(14)).toBe(4);
    expect(await findFile(keys[0] ?? '')).toMatchObject({ scan_status: 'pending', scan_attempts: 0 });

    scan.mockImplementation(pass);
    expect(await passSeconds(15)).toBe(6);
    for (const key of keys) expect(await findFile(key)).toMatchObject({ scan_status: 'clean', scan_due_at: null });
    const away = 'clamd is away: documents wait for their scan and do not open';
    expect(lines.map(([level, sentence]) => [level, sentence])).toEqual([
      ...[
        ['error', away],
        ['error', away],
      ],
      ['info', 'clamd is back'],
    ]);
  });

  it('of one document are put off when they fail, and hold up no other', async () => {
    const [failing, passing] = [await saveDocument(), await saveDocument()];
    let isFirst = true;
    const scan: Scan = async () => {
      if (!isFirst) return { status: 'clean' };
      isFirst = false;
      throw new Error('clamd took too long.');
    };
    await runDue(createRunner(scan));
    const files = await Promise.all([failing, passing].map(findFile));
    expect(files.map(({ scan_status }) => scan_status).sort()).toEqual(['clean', 'pending']);
    const waiting = files.find(({ scan_status }) => scan_status === 'pending');
    expect(waiting?.scan_attempts).toBe(1);
    expect(Date.parse(String(waiting?.scan_due_at))).toBeGreaterThan(Date.now() + 5_000);
    expect(lines).toMatchObject([['warn', expect.any(String), { attempt: 1, error: 'clamd took too long.' }]]);
    expect(JSON.stringify(lines)).not.toContain('Ada');
  });

  it('change nothing when the document was removed meanwhile', async () => {
    const key = await saveDocument();
    const { db } = server.context;
    const scan: Scan = async () => {
      await db.deleteFrom('files').where('key', '=', key).execute();
      return { status: 'infected', reason: 'Foothold.Test' };
    };
    await runDue(createRunner(scan));
    expect(await db.selectFrom('audit_log').select('id').where('subject_id', '=', key).execute()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('leave a document waiting when its file is missing', async () => {
    const key = await saveDocument();
    await server.context.store.remove(key);
    await runDue(createRunner(pass));
    expect(await findFile(key)).toMatchObject({ scan_status: 'pending', scan_attempts: 1 });
  });

  it('are due for no logo', async () => {
    const { role_specific_id: organization_id } = await server.signIn('organization');
    const logo = { key: 'f'.repeat(32), path: '', name: 'logo.webp', type: 'image/webp', size: 1, sha256: 'x' };
    await insertFiles(server.context.db, { organization_id }, { ...logo, scan_status: 'pending' });
    expect(await claimScans(server.context.db, 10)).toEqual([]);
  });
});

describe('startScanWorker', () => {
  it('scans a document when it is saved, and finishes its scan when it is stopped', async () => {
    let markReceived = () => {};
    const received = new Promise<void>((resolve) => {
      markReceived = resolve;
    });
    const clamd = await startFaultyClamd((socket) => {
      markReceived();
      replyAfterFile('stream: OK\0')(socket);
    });
    const scanning = await startServer({ CLAMD_URL: clamd.url });
    const stop = startScanWorker(scanning.context, log);
    await saveDocument(0, undefined, scanning);
    await received;
    await stop();
    expect(await scanning.context.db.selectFrom('files').select('scan_status').execute()).toEqual([
      { scan_status: 'clean' },
    ]);
    await scanning.stop();
    await clamd.stop();
  });
});
