import { pipeline, Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';

/** The heading of each column, and what stands in it. */
export type CsvColumns<R> = Record<string, (row: R) => string | number | null | undefined>;

/**
 * Rows as a table that spreadsheets open: UTF-8 that says so, made while it is read. A cell that a spreadsheet would run
 * as a formula begins with an apostrophe. Whoever stops reading stops the rows.
 */
export function toCsv<R>(columns: CsvColumns<R>, rows: AsyncIterable<R>): Readable {
  const headings = Object.keys(columns);
  const table: Transform = stringify({
    ...{ bom: true, header: true, columns: headings, record_delimiter: 'windows', escape_formulas: true },
  });
  const cells = async function* () {
    for await (const row of rows) yield headings.map((heading) => columns[heading]?.(row) ?? '');
  };
  // What fails ends the download in its middle, which is how a browser tells that it is not whole.
  pipeline(Readable.from(cells()), table, () => {});
  return table;
}
