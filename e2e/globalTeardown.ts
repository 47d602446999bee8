import { rm } from 'node:fs/promises';

/** Deletes the data folder of the run. */
async function globalTeardown(): Promise<void> {
  if (process.env.E2E_DATA_DIR) await rm(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}

export default globalTeardown;
