import { documents } from './documents';
import type { SignedIn } from './signIn';
import type { TestServer } from './startServer';

export const resumeFile = { name: 'Ada Lovelace.pdf', content: documents.pdf };
export const coverLetter = 'I kept the books of our co-operative for two years.';

interface ApplyOptions {
  as?: SignedIn;
  body?: Record<string, unknown>;
  files?: Record<string, { name: string; content: Buffer }>;
}

/** Applies for a job as the form does: with a cover letter and both documents, unless a test says otherwise. */
export const createApply =
  (getServer: () => TestServer) =>
  (job: { id: number }, { as, body, files = { resume: resumeFile, internship_letter: resumeFile } }: ApplyOptions) =>
    getServer().send({
      method: 'POST',
      url: 'apply-job',
      as,
      files,
      body: { job_id: job.id, cover_letter: coverLetter, ...body },
    });
