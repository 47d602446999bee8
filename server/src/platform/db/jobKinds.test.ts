import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { splitStatements } from './migrate';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The statement by which jobs from before the migration get their kind. */
async function runKindRule() {
  const script = await readFile(new URL('./migrations/0051_job_facts.sql', import.meta.url), 'utf8');
  const statement = splitStatements(script).find((one) => one.startsWith('with said as'));
  await sql.raw(String(statement)).execute(server.context.db);
}

describe('kinds of jobs from before', () => {
  it('are those that title and duration name, and no others', async () => {
    const { role_specific_id: org_id } = await server.signIn('organization');
    const expected: [job_title: string, duration: string, kind: string | null][] = [
      ['Frontend Intern', '3 months', 'internship'],
      ['Internal Auditor', '3 months', null],
      ['SIWES Intern', '6 months', 'siwes'],
      ['Lab Assistant', '6 months (Industrial Training)', 'siwes'],
      ['Accountant (NYSC)', '1 year', 'nysc'],
      ['Accountant (post-NYSC)', '1 year', null],
      ['Graduate Trainee', '1 year', 'graduate'],
      ['Graduate Accountant', '1 year', null],
      ['Entry-level Analyst', 'Permanent', 'entry_level'],
      ['Cook', 'Part-time', 'part_time'],
      ['Part-time Intern', '3 months', null],
      ['Graduate Trainee or NYSC', '1 year', null],
    ];
    for (const [job_title, duration] of expected) await server.aJob({ org_id, job_title, duration });
    await runKindRule();
    const rows = await server.context.db
      .selectFrom('jobs')
      .select(['job_title', 'duration', 'kind'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ job_title, duration, kind }) => [job_title, duration, kind])).toEqual(expected);
  });
});
