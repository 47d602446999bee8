import anyAscii from 'any-ascii';

const maxLength = 80;

/** A job's title for its URL: transliterated to ASCII words with dashes. */
export function toSlug(title: string): string {
  const words = anyAscii(title.replace(/['’]/g, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, maxLength).replace(/^-+|-+$/g, '') || 'job';
}

/** The public URL of a job. */
export const buildShareLink = (origin: string, { id, job_title }: { id: number; job_title: string }): string =>
  `${origin}/viewjob/${toSlug(job_title)}/${id}`;
