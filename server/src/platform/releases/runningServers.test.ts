import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { OtherKeyError } from '../secrets/key';
import { announceServer } from './runningServers';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const withKey = (letter: string) => ({ SECRET_KEY: letter.repeat(32), DATA_DIR: server.context.config.DATA_DIR });

describe('announceServer', () => {
  it('rejects beside a server with another key, until that one has ended or was killed a minute ago', async () => {
    const { db } = server.context;
    const [stop, stopSecond] = [await announceServer(db, withKey('a')), await announceServer(db, withKey('a'))];
    await expect(announceServer(db, withKey('b'))).rejects.toThrow(OtherKeyError);
    await stop();
    await expect(announceServer(db, withKey('b'))).rejects.toThrow('has another SECRET_KEY');

    await db.updateTable('running_servers').set({ seen_at: sql<string>`now() - interval '2 minutes'` }).execute();
    const stopThird = await announceServer(db, withKey('b'));
    await stopSecond();
    await stopThird();
    expect(await db.selectFrom('running_servers').select('id').execute()).toEqual([]);
  });
});
