import {
  listOrganizations,
  listStudents,
  rejectOrganization,
  verifyOrganization,
  viewOrganization,
} from '@foothold/shared/contract/admin';
import type { Context } from '../context';
import { route } from '../http';
import { countPlatform, countStudents, listOrganizationRows, listStudentRows } from './queries';
import { viewOrganizationDetails } from './read';
import { decide } from './service';

const mostRows = 1000;

export const adminRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(listOrganizations, async ({ query }) => {
      const page = pageOf(query);
      const [{ pending, ...analytics }, organizations] = await Promise.all([
        countPlatform(db),
        listOrganizationRows(db, page),
      ]);
      const total = analytics.total_organizations;
      return { organizations, analytics, pending, total, next_page: page.next(total) };
    }),

    route(listStudents, async ({ query }) => {
      const page = pageOf(query);
      const [total, students] = await Promise.all([countStudents(db), listStudentRows(db, page)]);
      return { students, total, next_page: page.next(total) };
    }),

    route(viewOrganization, async ({ user, params }) => ({
      organization: await viewOrganizationDetails(context, user, params.id),
    })),

    route(verifyOrganization, async ({ user, params, body, request }) => ({
      organization: await decide(db, user, params.id, { to: 'verified', ...body, request_id: request.id }),
      message: 'Organization accepted successfully',
    })),

    route(rejectOrganization, async ({ user, params, body, request }) => ({
      organization: await decide(db, user, params.id, { to: 'rejected', ...body, request_id: request.id }),
      message: 'Organization rejected successfully',
    })),
  ];
};

function pageOf({ page = 1, limit = mostRows }: { page?: number; limit?: number }) {
  const offset = (page - 1) * limit;
  return { limit, offset, next: (total: number) => (offset + limit < total ? page + 1 : null) };
}
