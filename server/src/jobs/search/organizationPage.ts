import type { Output, viewCompany } from '@foothold/shared/contract';
import { findPublicOrganization } from '../../organizations/publicOrganizations.queries';
import { toReplyRecord } from '../../organizations/replyRecord';
import type { Db } from '../../platform/db';
import type { Viewer } from '../../platform/http';
import type { JobSearch } from './search';

const jobsPerPage = 10;

/** A verified company's public page with the first of its open jobs; undefined when the company is not public. */
export async function loadOrganizationPage(
  db: Db,
  { search }: JobSearch,
  viewer: Viewer,
  id: number,
): Promise<Output<typeof viewCompany> | undefined> {
  const found = await findPublicOrganization(db, id);
  if (!found) return undefined;
  const { counted, in_time_percent, median_days, ...columns } = found;
  const company = { ...columns, reply_record: toReplyRecord({ counted, in_time_percent, median_days }) };
  const { jobs } = await search(viewer, { org_id: id, limit: jobsPerPage }, db);
  const { data, total, next_cursor } = jobs;
  return { company, jobs: { data, total, next_cursor } };
}
