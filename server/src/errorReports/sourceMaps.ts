import type { StackFrame } from '@foothold/shared/contract';
import type { ResolvedFrame } from '@foothold/shared/contract/admin';
import { decodedMappings, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Context } from '../platform/context';
import { readReleaseFile } from '../platform/releases/readReleaseFile';

type Store = Pick<Context, 'db' | 'releases'>;
interface Release {
  app: string;
  release: string;
}

/** Source maps that are kept parsed, each of which may take tens of megabytes, and for how long. */
const maxMaps = 6;
const maxAge = 5 * 60 * 1000;

/** Resolves the frames of a stack that are of one release. Those whose source map is not kept stay as they are. */
export type ResolveStack = (release: Release, frames: readonly StackFrame[]) => Promise<ResolvedFrame[]>;

export function createStackResolver(store: Store): ResolveStack {
  const maps = new LRUCache<string, TraceMap, Release & { name: string }>({
    max: maxMaps,
    ttl: maxAge,
    ttlAutopurge: true,
    fetchMethod: (_key, _stale, { context: { name, ...release } }) => readMap(store, release, name),
  });
  const findMap = ({ app, release }: Release, file: string) =>
    maps.fetch(`${app}/${release}/${file}`, { context: { app, release, name: `${file}.map` } });
  // Parsing one blocks the process for tens of milliseconds: never several in a row.
  const limit = pLimit(1);

  return (release, frames) =>
    limit(async () => {
      const resolved: ResolvedFrame[] = [];
      for (const frame of frames) {
        const isOwn = frame.app === release.app && frame.release === release.release;
        resolved.push(await resolveFrame(frame, isOwn ? await findMap(release, frame.file) : undefined));
      }
      return resolved;
    });
}

async function readMap(store: Store, release: Release, name: string): Promise<TraceMap | undefined> {
  const content = await readReleaseFile(store, release, name);
  if (!content) return undefined;
  try {
    return new TraceMap(content.toString('utf8'));
  } catch {
    // A team published something else under this name.
    return undefined;
  }
}

async function resolveFrame(frame: StackFrame, map: TraceMap | undefined): Promise<ResolvedFrame> {
  const { app = null, file, line, column } = frame;
  const unresolved = { app, file, line, column, function: frame.function ?? null, source: null, is_own: false };
  // Browsers count columns from 1.
  const at = map && findPlace(map, line, column - 1);
  // As the build wrote it: resolved, a source beside the app's folder looks like one in it.
  const written = at && map.sources[at.index];
  // The runtime of Module Federation is a module without a file: its whole code stands in place of a name.
  if (!written || written.startsWith('data:')) return unresolved;
  const path = written.replace(/^webpack:\/\/[^/]*\//, '').replace(/[?#].*$/, '');
  const { is_exact } = at;
  const source = { file: path.replace(/^\.\.?\//, ''), line: at.line, column: at.column + 1, is_exact };
  const is_own = path.startsWith('./') && !path.startsWith('./node_modules/');
  return { ...unresolved, function: await findFunction(map, written, at), source, is_own };
}

/**
 * The place in the sources of one in a script. Of what the React Compiler has made of a component, its source map says
 * nothing: what stands before it then is where the function begins.
 */
function findPlace(map: TraceMap, line: number, column: number) {
  const before = (decodedMappings(map)[line - 1] ?? []).filter(([start]) => start <= column);
  const last = before.findLast((segment) => segment.length > 1);
  if (!last || last.length === 1) return undefined;
  return { index: last[1], line: last[2] + 1, column: last[3], is_exact: last === before.at(-1) };
}

/** In the sources, where scripts have shortened names. */
async function findFunction(map: TraceMap, path: string, at: { line: number; column: number }) {
  const content = sourceContentFor(map, path);
  if (!content) return null;
  // Loads a parser, which a server where nothing goes wrong does not need.
  const { findEnclosingFunction } = await import('@foothold/shared/compatibility/sources');
  return findEnclosingFunction({ path, content }, at) ?? null;
}
