import { readFile } from 'node:fs/promises';
import { serveJobs } from '../childProcess/serveJobs';
import { findActiveContent } from './findActiveContent';

/** An upload, which may be anything that looks like a document of this type. */
export interface FinderJob {
  path: string;
  type: string;
}

serveJobs(async ({ path, type }: FinderJob) => findActiveContent(await readFile(path), type));
