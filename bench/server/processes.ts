import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

interface Process {
  pid: number;
  parent: number;
  /** Bytes in memory. */
  resident: number;
  /** Its command line, by which some programs say what they do. */
  title: string;
}

/** A process, first, and every process below it. */
export async function listProcesses(root: number): Promise<Process[]> {
  const all = await (process.platform === 'linux' ? fromProc() : fromPs());
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** The resident memory of a process and of every process below it. */
export const residentBytes = async (root: number): Promise<number[]> =>
  (await listProcesses(root)).map(({ resident }) => resident);

const ticksOfSecond = 100;

/** Microseconds of CPU that the processes with such a command line have used so far. On Linux alone. */
export async function readCpu(isMeant: (title: string) => boolean): Promise<number> {
  const meant = (await fromProc()).filter(({ title }) => isMeant(title));
  const read = meant.map(async ({ pid }) => {
    // After the name in brackets, which may hold anything.
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1e6) / ticksOfSecond;
  });
  return (await Promise.all(read)).reduce((sum, micros) => sum + micros, 0);
}

// A slim Linux has no ps.
async function fromProc(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = pids.map(async (pid) => {
    // A process may end meanwhile.
    const readFileOf = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
    const status = await readFileOf('status');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const title = (await readFileOf('cmdline')).replaceAll('\0', ' ').trim();
    return { pid: Number(pid), parent: field('PPid'), resident: field('VmRSS') * 1024, title };
  });
  return Promise.all(read);
}

async function fromPs(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  return stdout.split('\n').map((line) => {
    const [pid = '', parent = '', kilobytes = '', ...title] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), resident: Number(kilobytes) * 1024, title: title.join(' ') };
  });
}
