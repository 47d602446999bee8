import type { Organization } from '@foothold/shared/contract';
import {
  listOrganizations,
  rejectOrganization,
  verifyOrganization,
  viewOrganization,
} from '@foothold/shared/contract/admin';
import { anIdentity, anOrganization, answer, visit } from '@foothold/shared/testing';
import { area } from '../area';
import type { Details } from '../pages/organization/details';

const admin = anIdentity({ role: 'admin', name: 'Amaka Eze' });

/** Opens an address of the area, signed in as an admin. */
export const openAsAdmin = (address: string) => visit(area.routes, address, { as: admin });

/** Opens the organization that `holding` answers with. */
export const openOrganization = () => openAsAdmin('/adminorg/details/31');

const details = (over: Partial<Details> = {}): Details => ({
  ...anOrganization({ id: 31, created_at: '2026-11-02T08:00:00.000Z' }),
  revision: 'as registered',
  ...{ resubmitted_at: null, resubmission_note: null },
  ...{ user: { email: 'hello@kwararafa.ng' }, jobs: [], applications: [], interviews: [] },
  ...over,
});

/** Answers as a server that holds this organization and decides about it. */
export function holding(over: Partial<Details> = {}) {
  let organization = details(over);
  const decide = (change: Partial<Details>, message: string) => {
    organization = { ...organization, ...change };
    return { organization, message };
  };
  const asked = jest.fn(() => ({ organization }));
  answer(viewOrganization, asked);
  answer(verifyOrganization, () =>
    decide({ verified: 1, verification_status: 'verified', reason: null }, 'Organization accepted successfully'),
  );
  answer(rejectOrganization, ({ body: { reason } }) =>
    decide({ verification_status: 'rejected', reason }, 'Organization rejected successfully'),
  );
  return asked;
}

/** Answers as a server that holds these organizations, in this order. */
export function holdingAll(...organizations: Organization[]) {
  const pending = organizations.filter(({ verification_status }) => verification_status === 'pending').length;
  const total = organizations.length;
  answer(listOrganizations, ({ query: { page = 1, limit = 1000 } }) => ({
    organizations: organizations
      .slice((page - 1) * limit, page * limit)
      .map((organization) => ({ id: organization.id, email: 'hello@example.ng', organization })),
    analytics: { total_students: 1248, total_organizations: total, total_jobs: 214, total_applications: 3906 },
    ...{ pending, total, next_page: null },
  }));
}
