import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { announceReviewQueue } from '../notifications/announcements.queries';
import type { Database, Tx } from '../platform/db';

/** The columns of an organization, as the contract names them. */
export const organizationColumns = [
  'organizations.id',
  'organizations.company_name',
  'organizations.company_state',
  'organizations.company_street_address',
  'organizations.company_cac_number',
  'organizations.phone',
  'organizations.interview_link',
  'organizations.about',
  'organizations.website',
  'organizations.logo',
  'organizations.verified',
  'organizations.verification_status',
  'organizations.reason',
  'organizations.suspended_at',
  'organizations.time_zone',
  'organizations.requested_name',
  'organizations.requested_cac_number',
  'organizations.renaming_requested_at',
  'organizations.created_at',
] as const;

/** The organization as one JSON value, for rows that hold more than it. */
export const buildOrganizationObject = (eb: ExpressionBuilder<Database, 'organizations'>) =>
  jsonBuildObject({
    id: eb.ref('organizations.id'),
    company_name: eb.ref('organizations.company_name'),
    company_state: eb.ref('organizations.company_state'),
    company_street_address: eb.ref('organizations.company_street_address'),
    company_cac_number: eb.ref('organizations.company_cac_number'),
    phone: eb.ref('organizations.phone'),
    interview_link: eb.ref('organizations.interview_link'),
    about: eb.ref('organizations.about'),
    website: eb.ref('organizations.website'),
    logo: eb.ref('organizations.logo'),
    verified: eb.ref('organizations.verified'),
    verification_status: eb.ref('organizations.verification_status'),
    reason: eb.ref('organizations.reason'),
    suspended_at: toIsoInstant('organizations.suspended_at'),
    time_zone: eb.ref('organizations.time_zone'),
    requested_name: eb.ref('organizations.requested_name'),
    requested_cac_number: eb.ref('organizations.requested_cac_number'),
    renaming_requested_at: toIsoInstant('organizations.renaming_requested_at'),
    created_at: toIsoInstant('organizations.created_at'),
  });

/** Formats an instant inside JSON as the drivers format one outside of it. Database sessions use UTC on both engines. */
const toIsoInstant = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Locks an organization until the transaction ends. */
export const lockOrganization = (tx: Tx, id: number) =>
  tx
    .selectFrom('organizations')
    .select(organizationColumns)
    .select(['organizations.user_id', 'organizations.decided_by'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function updateOrganization(tx: Tx, id: number, values: Updateable<Database['organizations']>) {
  const updated = await tx
    .updateTable('organizations')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .returning(organizationColumns)
    .executeTakeFirstOrThrow();
  if (values.verification_status) announceReviewQueue(tx);
  return updated;
}
