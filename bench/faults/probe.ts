import type { Random } from '../../server/demo/random';
import { type Application, type Market, pickIdle, type Student } from './market';

const probes = 10;

interface WholeApplication {
  status: string;
  documents: Record<'resume' | 'internship_letter', { size: number; path: string } | null>;
}

/** Asks a server for some of the applications, as their students do. Resolves to what is not as it was acknowledged. */
export async function probeApplications(origin: string, market: Market, random: Random): Promise<string[]> {
  const problems: string[] = [];
  for (let count = 0; count < probes; count += 1) {
    const application = pickIdle(random, market.applications);
    const problem = application && (await findProblem(origin, application));
    if (problem) problems.push(`application ${application.id} ${problem}`);
  }
  return problems;
}

async function findProblem(origin: string, { id, student, entry }: Application): Promise<string | undefined> {
  const response = await get(`${origin}/api/applications/${id}`, student);
  if (!response.ok) return `is answered with ${response.status}`;
  const { application } = (await response.json()) as { application: WholeApplication };
  if (!entry.allowed.has(application.status)) return `is shown as ${application.status}`;
  for (const [kind, document] of Object.entries(application.documents)) {
    if (!document) return `is shown without ${kind}`;
    const content = await (await get(origin + document.path, student)).arrayBuffer();
    if (content.byteLength !== document.size) return `has ${content.byteLength} bytes of ${document.size} as ${kind}`;
  }
  return undefined;
}

const get = (url: string, { token }: Student) => fetch(url, { headers: { authorization: `Bearer ${token}` } });
