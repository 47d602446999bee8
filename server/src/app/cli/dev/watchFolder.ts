import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { getErrorCode } from '../../../platform/db/errorCode';

/**
 * Calls back with each file below a folder that is saved, in whatever way. One watch for a whole tree would, on Linux,
 * go on looking at the file that git or an editor has replaced by another of its name. Returns how to stop.
 */
export function watchFolder(root: string, hear: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const begin = (folder: string, hearFiles = false) => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (_event, name) => {
      if (!name) return;
      const place = path.join(folder, name);
      if (isExistingDirectory(place)) tryToBegin(place);
      else hear(place);
    });
    // What goes away is nothing to look at any more.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) begin(place, hearFiles);
      else if (hearFiles) hear(place);
    }
  };

  const tryToBegin = (folder: string) => {
    try {
      begin(folder, true);
    } catch (cause) {
      // It is gone again.
      if (getErrorCode(cause) !== 'ENOENT') throw cause;
    }
  };

  begin(root);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isExistingDirectory = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
