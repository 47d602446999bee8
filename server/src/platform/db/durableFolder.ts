import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  node: unknown;
  /** The file's descriptor; a directory has none. */
  nfd?: number;
}
interface NodeFiles {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: Stream) => number };
}

/** PGlite's folder on disk, with the fsync that PGlite omits: without it a power failure may lose committed rows. */
export class DurableFolder extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: object) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS;
      files.stream_ops.fsync = (stream) => syncFile(files, stream);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

function syncFile(files: NodeFiles, { nfd, node }: Stream): number {
  if (nfd !== undefined) fs.fdatasyncSync(nfd);
  else syncDirectory(files.realPath(node));
  return 0;
}

/** Writes to disk which names a folder has. */
export function syncDirectory(path: string): void {
  // Windows has no descriptors for directories; NTFS journals names by itself.
  if (process.platform === 'win32') return;
  const directory = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(directory);
  } finally {
    fs.closeSync(directory);
  }
}
