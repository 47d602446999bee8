import type { ReleaseRecord } from '@foothold/shared/boot';
import { listFileNames } from '@foothold/shared/build/readBuild';
import type { Tx } from '../db';
import type { ReleaseFiles, ReleaseName } from '../releases/files';
import { findRecord } from '../releases/queries';
import { DamagedError } from './archive';

/** Brings releases to where they are served from. The files of one follow each other. */
export function createReleaseRestorer(releases: ReleaseFiles) {
  const saved: ReleaseName[] = [];
  let current: { record: ReleaseRecord; files: Map<string, Buffer> } | undefined;

  /** Saves the release whose files have come. One that is there already stays. */
  async function save(): Promise<void> {
    if (!current) return;
    const { record } = current;
    const missing = await releases.listMissingFiles(record);
    if (missing.length === listFileNames(record).length) saved.push(record);
    if (missing.length) await releases.save(current);
    current = undefined;
  }

  return {
    save,
    /** Takes a file by its name below the folder of releases. */
    async restore(tx: Tx, name: string, content: Buffer): Promise<void> {
      const [app = '', release = '', ...rest] = name.split('/');
      if (current?.record.app !== app || current.record.release !== release) {
        await save();
        const record = await findRecord(tx, app, release);
        if (!record) throw new DamagedError();
        current = { record, files: new Map() };
      }
      current.files.set(rest.join('/'), content);
    },
    /** Removes what was brought. */
    async undo(): Promise<void> {
      for (const name of saved) await releases.remove(name);
    },
  };
}
