import { useSearchParams } from '@foothold/shared/router';
import { Section } from '@foothold/shared/ui';
import { parsePage, usePageHref } from '../routes/searchParams';
import { type Column, DataTable } from '../tables/DataTable';
import { Pager } from '../tables/Pager';
import { rowsPerTable } from './tablePages';

interface PagedTableProps<Row> {
  title: string;
  /** The query parameter that holds this table's page number. */
  name: string;
  columns: readonly Column<Row>[];
  /** The rows of the current page. */
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total: number;
}

/** A table with its own pager. Its page number is in the address, beside those of the page's other tables. */
export function PagedTable<Row extends { id: number }>({ title, name, columns, rows, total }: PagedTableProps<Row>) {
  const [params] = useSearchParams();
  const href = usePageHref(name);

  return (
    <Section title={title}>
      <DataTable label={title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={`No ${name} found`} />
      <Pager
        page={parsePage(params, name)}
        perPage={rowsPerTable}
        total={total}
        href={href}
        label={`Pages of ${name}`}
        isEmbedded
      />
    </Section>
  );
}
