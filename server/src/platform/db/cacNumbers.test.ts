import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { splitStatements } from './migrate';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('CAC numbers from before', () => {
  it('get the one spelling, and what is no CAC number stays', async () => {
    const { db } = server.context;
    const given = ['RC1482207', 'rc-0077', 'CAC/IT/NO 12', 'BN 5', 'hello', null];
    for (const number of given) {
      const { role_specific_id: id } = await server.signIn('organization');
      const values = { company_cac_number: number, requested_cac_number: number };
      await db.updateTable('organizations').set(values).where('id', '=', id).execute();
    }
    const script = await readFile(new URL('./migrations/0056_cac_numbers.sql', import.meta.url), 'utf8');
    for (const statement of splitStatements(script)) await sql.raw(statement).execute(db);

    const columns = ['company_cac_number', 'requested_cac_number'] as const;
    const rows = await db.selectFrom('organizations').select(columns).orderBy('id').execute();
    for (const column of columns)
      expect(rows.map((row) => row[column])).toEqual(['RC 1482207', 'RC 77', 'IT 12', 'BN 5', 'hello', null]);
  });
});
