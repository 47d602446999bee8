import type { Organization, Output } from '@foothold/shared/contract';
import {
  listOrganizations,
  type OrganizationDetails,
  rejectOrganization,
  restoreOrganization,
  suspendOrganization,
  verifyOrganization,
  viewOrganization,
  viewSeries,
} from '@foothold/shared/contract/admin';
import { anIdentity, anOrganization, mockEndpoint, visit } from '@foothold/shared/testing';
import { area } from '../area';

const admin = anIdentity({ role: 'admin', name: 'Amaka Eze' });

/** Opens an address of the area as an admin. */
export const openAsAdmin = (address: string) => visit(area.routes, address, { as: admin });

/** Opens the page of the organization that `mockOrganization` provides. */
export const openOrganization = () => openAsAdmin('/adminorg/details/31');

/** Nothing that speaks against the company. */
const inOrder: OrganizationDetails['evidence'] = {
  ...{ cac: { register: 'RC', digits: '1843207', is_valid: true }, same_cac: [], decisions: [] },
  ...{ email_domain: 'kwararafa.ng', website_domain: 'kwararafa.ng', domains: 'same' },
};

export const aDetailedOrganization = (over: Partial<OrganizationDetails> = {}): OrganizationDetails => ({
  ...anOrganization({ id: 31, created_at: '2026-11-02T08:00:00.000Z' }),
  revision: 'as registered',
  ...{ resubmitted_at: null, resubmission_note: null, evidence: inOrder },
  ...{ user: { email: 'hello@kwararafa.ng' }, jobs: [], applications: [], interviews: [] },
  ...over,
  totals: {
    jobs: over.jobs?.length ?? 0,
    applications: over.applications?.length ?? 0,
    interviews: over.interviews?.length ?? 0,
  },
});

/** Mocks a server with this organization, which can be accepted, rejected, suspended and restored. Returns a spy on views. */
export function mockOrganization(over: Partial<OrganizationDetails> = {}) {
  let organization = aDetailedOrganization(over);
  const decide = (change: Partial<OrganizationDetails>, message: string) => {
    organization = { ...organization, ...change };
    return { organization, message };
  };
  const handleView = jest.fn();
  mockEndpoint(viewOrganization, ({ query: { limit = 1000, ...pages } }) => {
    handleView();
    const takePage = <Row>(rows: readonly Row[], page = 1) => rows.slice((page - 1) * limit, page * limit);
    const jobs = takePage(organization.jobs, pages.jobs);
    const applications = takePage(organization.applications, pages.applications);
    const interviews = takePage(organization.interviews, pages.interviews);
    return { organization: { ...organization, jobs, applications, interviews } };
  });
  mockEndpoint(verifyOrganization, () =>
    decide({ verified: 1, verification_status: 'verified', reason: null }, 'Organization accepted successfully'),
  );
  mockEndpoint(suspendOrganization, ({ body: { reason } }) =>
    decide(
      { verified: 0, verification_status: 'rejected', reason, suspended_at: '2026-11-20T08:00:00.000Z' },
      'Organization suspended successfully',
    ),
  );
  mockEndpoint(restoreOrganization, () =>
    decide(
      { verified: 1, verification_status: 'verified', reason: null, suspended_at: null },
      'Organization restored successfully',
    ),
  );
  mockEndpoint(rejectOrganization, ({ body: { reason } }) =>
    decide({ verification_status: 'rejected', reason }, 'Organization rejected successfully'),
  );
  return handleView;
}

/** Mocks the series of the dashboard's charts, with values for two days. Returns the requested ranges. */
export function mockSeries(over: Partial<Output<typeof viewSeries>> = {}) {
  const point = { students: 3, organizations: 1, jobs: 2, applications: 8, answer_hours: 30 };
  const points = [
    { from: '2026-11-20', ...point },
    { from: '2026-11-21', ...point, students: 1200, answer_hours: null },
  ];
  const requestedRanges: unknown[] = [];
  mockEndpoint(viewSeries, ({ query }) => {
    requestedRanges.push(query.range);
    const previous = {
      points: points.map(({ from: _, ...each }, index) => ({ ...each, from: `2026-10-${21 + index}`, students: 401 })),
      funnel: { applied: 10, viewed: 8, invited: 3, accepted: 1 },
    };
    return { points, funnel: { applied: 16, viewed: 12, invited: 6, accepted: 4 }, previous, ...over };
  });
  return requestedRanges;
}

const scanned = { waiting_documents: 0, unscannable_documents: 0 };

/** Mocks a server with these organizations, in this order. */
export function mockOrganizations(...organizations: Organization[]) {
  mockSeries();
  const pending = organizations.filter(({ verification_status }) => verification_status === 'pending').length;
  const renamings = organizations.filter(({ requested_name }) => requested_name).length;
  const total = organizations.length;
  mockEndpoint(listOrganizations, ({ query: { page = 1, limit = 1000 } }) => ({
    organizations: organizations
      .slice((page - 1) * limit, page * limit)
      .map((organization) => ({ id: organization.id, email: 'hello@example.ng', organization })),
    analytics: { total_students: 1248, total_organizations: total, total_jobs: 214, total_applications: 3906 },
    ...{ pending, total, renamings, slowed_guesses: 0, undelivered_emails: 0, ...scanned, next_page: null },
  }));
}
