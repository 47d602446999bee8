import type { AuditEntry } from '@foothold/shared/contract/admin';
import { Section } from '@foothold/shared/ui';
import { DataTable } from '../tables/DataTable';
import { recordColumns } from './auditColumns';

interface HistorySectionProps {
  title: string;
  entries: readonly AuditEntry[];
  /** Said in place of an empty table. */
  empty: string;
}

/** What was changed and decided about one record, on its own page. */
export const HistorySection = ({ title, entries, empty }: HistorySectionProps) => (
  <Section title={title}>
    <DataTable label={title} columns={recordColumns} rows={entries} rowKey={({ id }) => id} empty={empty} />
  </Section>
);
