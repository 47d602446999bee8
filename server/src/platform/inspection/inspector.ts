import { readFile } from 'node:fs/promises';
import { serveJobs } from '../childProcess/serveJobs';
import { detectType, type InspectedKind } from './detectType';
import { findActiveContent } from './findActiveContent';

/** An upload, which may be anything. */
export interface InspectionJob {
  path: string;
  kind: InspectedKind;
}

/** What an upload is. */
export interface Inspection {
  /** Its type by its content; undefined when it is none that is allowed. */
  type?: string | undefined;
  /** What to do about a file that would run something when it is opened. */
  advice?: string | undefined;
  /** Looking through it took too long, or ended the process. */
  isUnfinished?: boolean;
}

async function inspect({ path, kind }: InspectionJob): Promise<Inspection> {
  const type = await detectType(path, kind);
  if (type === undefined || kind === 'pictures') return { type };
  return { type, advice: await findActiveContent(await readFile(path), type) };
}

serveJobs(inspect);
