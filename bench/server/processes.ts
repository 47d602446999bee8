import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

interface Process {
  pid: number;
  parent: number;
  /** Bytes in memory. */
  resident: number;
}

/** The resident memory of a process and of every process below it. */
export async function residentBytes(root: number): Promise<number[]> {
  const all = await (process.platform === 'linux' ? fromProc() : fromPs());
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)].map(({ resident }) => resident);
}

// A slim Linux has no ps.
async function fromProc(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = pids.map(async (pid) => {
    // A process may end meanwhile.
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid: Number(pid), parent: field('PPid'), resident: field('VmRSS') * 1024 };
  });
  return Promise.all(read);
}

async function fromPs(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout.split('\n').map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, resident: kilobytes * 1024 };
  });
}
