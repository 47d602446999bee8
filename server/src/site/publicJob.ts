import type { Answer } from '../releases/answer';

/** Where a public job is read, by its id; undefined where there is none for everybody. */
export type FindShareLink = (id: number) => Promise<string | undefined>;

export type JobAddress = { kind: 'right' } | { kind: 'none' } | { kind: 'moved'; answer: Answer };

/** What is to be said of an address before its page is served, as far as it is a public job's. */
export async function checkJobAddress(url: string, findShareLink: FindShareLink): Promise<JobAddress> {
  const [pathname = '', search] = url.split(/(?=\?)/, 2);
  const [, slug, id] = /^\/viewjob\/([^/]+)\/([^/]+)\/?$/i.exec(pathname) ?? [];
  if (slug === undefined) return /^\/job\/unknown\/?$/i.test(pathname) ? { kind: 'none' } : { kind: 'right' };

  const link = /^[1-9]\d{0,8}$/.test(id ?? '') ? await findShareLink(Number(id)) : undefined;
  if (!link) return { kind: 'none' };
  const right = new URL(link).pathname;
  if (right === pathname) return { kind: 'right' };
  const headers = { location: right + (search ?? ''), 'cache-control': 'no-store' };
  return { kind: 'moved', answer: { status: 301, headers, body: null } };
}
