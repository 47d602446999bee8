import { pipeline, Readable, type Transform } from 'node:stream';
import { stringify } from 'csv-stringify';

/** The cells of each column, by its heading. */
export type CsvColumns<R> = Record<string, (row: R) => string | number | null | undefined>;

/**
 * A telephone number with 00 for its + and in groups: `00234 801 234 5678`. A leading + would be escaped as a formula, by an
 * apostrophe that is shown, and without spaces a spreadsheet takes it for a number, which loses its leading zeros.
 */
export const toPhoneCell = (phone: string | null): string | null =>
  phone === null ? null : phone.replace(/^\+/, '00').replace(/(?<=\d{3})(?=(?:\d{3})*\d{4}$)/g, ' ');

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
