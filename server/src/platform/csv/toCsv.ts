import { pipeline, Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';

/** The cells of each column, by its heading. */
export type CsvColumns<R> = Record<string, (row: R) => string | number | null | undefined>;

/**
 * A telephone number as a `tel:` link. As such, a spreadsheet takes it for a text: with its leading + it would be escaped as
 * a formula, by an apostrophe that is shown, and the leading 0 of a local number would be lost.
 */
export const toPhoneCell = (phone: string | null): string | null => phone && `tel:${phone}`;

/**
 * Streams rows as CSV for spreadsheets: UTF-8 with a byte order mark, and cells that a spreadsheet would run as a formula
 * escaped by an apostrophe. Destroying the stream ends the iteration of the rows.
 */
export function toCsv<R>(columns: CsvColumns<R>, rows: AsyncIterable<R>): Readable {
  const headings = Object.keys(columns);
  const table: Transform = stringify({
    ...{ bom: true, header: true, columns: headings, record_delimiter: 'windows', escape_formulas: true },
  });
  const cells = async function* () {
    for await (const row of rows) yield headings.map((heading) => columns[heading]?.(row) ?? '');
  };
  // A failure breaks the response off, from which the browser knows that the download is incomplete.
  pipeline(Readable.from(cells()), table, () => {});
  return table;
}
