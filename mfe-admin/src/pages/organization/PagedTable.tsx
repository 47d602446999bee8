import { useLocation, useSearchParams } from '@foothold/shared/router';
import { type Column, DataTable, Pager, Section } from '@foothold/shared/ui';
import { pageOf } from '../../pageOf';

const perPage = 5;

interface PagedTableProps<Row> {
  title: string;
  /** The query parameter that holds this table's page. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Five rows of a table at a time; where one is in it is in the address, beside the pages of the other tables. */
export function PagedTable<Row extends { id: number }>({ title, name, columns, rows }: PagedTableProps<Row>) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const page = Math.min(pageOf(search, name), Math.max(1, Math.ceil(rows.length / perPage)));

  const address = (to: number) => {
    const next = new URLSearchParams(search);
    if (to > 1) next.set(name, String(to));
    else next.delete(name);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };

  return (
    <Section title={title}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows.slice((page - 1) * perPage, page * perPage)}
        rowKey={({ id }) => id}
        empty={`No ${name} found`}
      />
      <Pager page={page} perPage={perPage} total={rows.length} href={address} label={`Pages of ${name}`} within />
    </Section>
  );
}
