import anyAscii from 'any-ascii';

const longest = 80;

/** A job's title as it stands in an address: ASCII words with dashes, whatever script the title is in. */
export function slugOf(title: string): string {
  const words = anyAscii(title.replace(/['’]/g, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, longest).replace(/^-+|-+$/g, '') || 'job';
}

/** The address under which a job is shared. */
export const shareLink = (origin: string, { id, job_title }: { id: number; job_title: string }): string =>
  `${origin}/viewjob/${slugOf(job_title)}/${id}`;
