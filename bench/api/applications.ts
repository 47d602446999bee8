import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { demoPassword } from '../../server/demo';
import { multipart } from '../../server/testing/multipart';
import type { Sent } from '../server/load';

const students = 20;
const pdfBytes = 200_000;

/** Applications of demo students, as many as are asked for, each for a job that its student has not applied for. */
export async function listApplications(url: string, origin: string, count: number): Promise<Sent[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ email: string; job_id: number }>(findFreePairs, [students, count]);
  await client.end();
  const tokens = new Map<string, string>();
  for (const email of new Set(rows.map((row) => row.email))) tokens.set(email, await signIn(origin, email));
  const resume = { name: 'resume.pdf', content: createPdf(pdfBytes) };
  return rows.map(({ email, job_id }) => {
    const fields = { job_id, cover_letter: 'I have looked forward to this. '.repeat(20) };
    const { payload, headers } = multipart(fields, { resume, internship_letter: resume });
    const caller = { authorization: `Bearer ${tokens.get(email)}`, 'idempotency-key': randomUUID() };
    return { url: `${origin}/api/apply-job`, headers: { ...headers, ...caller }, body: payload };
  });
}

const findFreePairs = `
  with applicants as (
    select users.id, users.email from users join students on students.user_id = users.id
    where full_name is not null and course_of_study is not null order by users.id limit $1
  )
  select email, listings.job_id
  from (select distinct job_id from listings where deadline > current_date) as listings, applicants
  where not exists (select from applications where user_id = applicants.id and job_id = listings.job_id)
  order by listings.job_id, applicants.id limit $2`;

/** Signs in with the password of the demo accounts. Resolves to the token of the session. */
export async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** A document of one page with a picture of so many bytes, which no compression makes smaller. */
export function createPdf(bytes: number): Buffer {
  const picture = randomBytes(bytes);
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n`),
    Buffer.from(`2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n`),
    Buffer.from(`3 0 obj\n<< /Type /XObject /Subtype /Image /Length ${picture.length} >>\nstream\n`),
    picture,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
