import type { Row } from './rows';

const headings = ['', 'measured', 'reference', 'ratio', 'limit', ''];

/** Rows as aligned text, one line each. */
export function renderTable(rows: readonly Row[]): string {
  const cells = [headings, ...rows.map(toCells)];
  const widths = headings.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) => line.map((cell, column) => align(cell, column, widths[column] ?? 0)).join('   '))
    .join('\n');
}

const toCells = ({ what, value, reference, ratio, limit, ok }: Row) => [
  what,
  value,
  reference,
  ratio === null ? '' : `${ratio.toFixed(2)}×`,
  limit,
  ok ? 'ok' : 'MISSED',
];

const align = (cell: string, column: number, width: number) =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
