import * as z from 'zod';
import { DamagedError, type Entry } from './archive';

export const headerName = 'backup.json';
export const tableFolder = 'tables/';
export const fileFolder = 'files/';
export const releaseFolder = 'releases/';
export const keyName = 'secret-key';

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** Of the column that is numbered. */
  sequence: z.object({ column: z.string(), last: z.string(), is_called: z.boolean() }).nullable(),
});

/** What is needed before anything else of a backup is read. */
const headerSchema = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  /** Of what encrypts secrets in the database; the same key has the same. */
  key_fingerprint: z.string(),
  /** Whether that key is in the backup. One that SECRET_KEY gives is not. */
  has_key: z.boolean(),
});

export type Header = z.output<typeof headerSchema>;
export type TableHeader = z.output<typeof tableSchema>;

/** Parses the first entry of a backup. */
export function parseHeader({ name, content }: Entry): Header {
  if (name !== headerName) throw new DamagedError();
  try {
    return headerSchema.parse(JSON.parse(content.toString()));
  } catch {
    throw new DamagedError();
  }
}
