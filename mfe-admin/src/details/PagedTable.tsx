import { useLocation, useSearchParams } from '@foothold/shared/router';
import { type Column, DataTable, Pager, Section } from '@foothold/shared/ui';
import { buildPageHref } from '../lists/searchParams';
import { parsePage } from '../parsePage';
import { rowsPerTable } from './tablePages';

interface PagedTableProps<Row> {
  title: string;
  /** The query parameter that holds this table's page. */
  name: string;
  columns: readonly Column<Row>[];
  /** Those of the page that is shown. */
  rows: readonly Row[];
  /** How many there are in all. */
  total: number;
}

/** Five rows of a table at a time; where one is in it is in the address, beside the pages of the other tables. */
export function PagedTable<Row extends { id: number }>({ title, name, columns, rows, total }: PagedTableProps<Row>) {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();

  return (
    <Section title={title}>
      <DataTable label={title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={`No ${name} found`} />
      <Pager
        page={parsePage(params, name)}
        perPage={rowsPerTable}
        total={total}
        href={(page) => buildPageHref(`${pathname}${search}`, page, name)}
        label={`Pages of ${name}`}
        isEmbedded
      />
    </Section>
  );
}
