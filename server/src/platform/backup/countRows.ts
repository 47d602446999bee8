import { DamagedError, type Entry } from './archive';
import { type Header, type TableHeader, tableFolder } from './header';

const [tab, newline] = [0x09, 0x0a];

/** The table whose rows an entry holds. */
export function findTable({ tables }: Header, { name }: Entry): TableHeader {
  const table = tables.find((each) => name.startsWith(`${tableFolder}${each.name}/`));
  if (!table) throw new DamagedError();
  return table;
}

/** Counts the rows of an entry. Fails where one has not as many values as its table has columns. */
export function countRows(header: Header, entry: Entry): number {
  const { columns } = findTable(header, entry);
  let [rows, values] = [0, 1];
  for (const byte of entry.content) {
    // Both are escaped within a value.
    if (byte === tab) values += 1;
    if (byte !== newline) continue;
    if (values !== columns.length) throw new DamagedError();
    [rows, values] = [rows + 1, 1];
  }
  if (entry.content.at(-1) !== newline) throw new DamagedError();
  return rows;
}
