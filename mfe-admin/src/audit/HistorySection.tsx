import type { AuditEntry } from '@foothold/shared/contract/admin';
import { Section } from '@foothold/shared/ui';
import { DataTable } from '../tables/DataTable';
import { recordColumns } from './auditColumns';

/** What was changed and decided about one record, on its own page. */
export const HistorySection = ({ entries, empty }: { entries: readonly AuditEntry[]; empty: string }) => (
  <Section title="History">
    <DataTable label="History" columns={recordColumns} rows={entries} rowKey={({ id }) => id} empty={empty} />
  </Section>
);
