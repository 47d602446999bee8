import { jobFields } from '@foothold/shared/contract';
import type { Sent } from '../server/load';

/** Requests of one kind, asked in turn. */
export interface Kind {
  what: string;
  requests: readonly Sent[];
  isDocument?: boolean;
}

const brotli = { 'accept-encoding': 'br' };
const words = ['engineer', 'nurse', 'lagos', 'data', 'intern', 'account', 'design', 'sales', 'remote', 'analyst'];
const states = ['Lagos', 'Kano', 'Enugu', 'Oyo', 'Abuja', 'Rivers', 'Kaduna', 'Ogun'];

/** What visitors ask for. */
export async function listVisitorKinds(origin: string): Promise<Kind[]> {
  const toJobs = (query: Record<string, string>): Sent => ({
    url: `${origin}/api/jobs?${new URLSearchParams({ limit: '20', ...query })}`,
  });
  const filters = jobFields.flatMap((field) => states.map((location) => ({ field, location })));
  const cursors = await readCursors(origin);
  const jobs = (await readJobs(origin, { limit: String(manyJobs) })).jobs.data;
  return [
    { what: 'a list that many ask for', requests: [toJobs({})] },
    { what: 'a list that nobody else asks for', requests: cursors.map((cursor) => toJobs({ cursor })) },
    { what: 'a filtered list', requests: filters.map(toJobs) },
    { what: 'a search', requests: words.flatMap((q) => [toJobs({ q }), toJobs({ q, stipend: 'Yes' })]) },
    { what: 'a job', requests: jobs.map(({ id }) => ({ url: `${origin}/api/view/jobs/${id}` })) },
    { what: 'the front page with br', requests: [{ url: `${origin}/`, headers: brotli }], isDocument: true },
    {
      what: 'a public job page with br',
      requests: jobs.map(({ sharelink }) => ({ url: sharelink, headers: brotli })),
      isDocument: true,
    },
  ];
}

const manyJobs = 100;

interface JobList {
  jobs: { data: { id: number; sharelink: string }[]; next_cursor: string | null };
}

const readJobs = async (origin: string, query: Record<string, string>) =>
  (await (await fetch(`${origin}/api/jobs?${new URLSearchParams(query)}`)).json()) as JobList;

/** Positions within the list, each of which begins a page that no other request asks for. */
async function readCursors(origin: string): Promise<string[]> {
  const cursors: string[] = [];
  let cursor: string | null | undefined;
  do {
    const { jobs } = await readJobs(origin, { limit: '2', ...(cursor && { cursor }) });
    cursor = jobs.next_cursor;
    if (cursor) cursors.push(cursor);
  } while (cursor && cursors.length < manyJobs);
  return cursors.slice(0, -10);
}
