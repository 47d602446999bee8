import {
  type CompanyInterview,
  type Interview,
  type InterviewCategory,
  listInterviews,
} from '@foothold/shared/contract';
import { anIdentity, anInterview, mockEndpoint, visit } from '@foothold/shared/testing';
import { area } from '../area';
import { formatWallClock } from '../format/wallClock';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const zone = 'Africa/Lagos';

/** Opens the company's interviews, signed in as that company. */
export const visitInterviews = (tab = '') =>
  visit(area.routes, `/dashboard/interviews${tab && `?tab=${tab}`}`, { as: company });

export function aCompanyInterview(
  starts_at: string,
  full_name: string,
  over: Partial<Interview> = {},
): CompanyInterview {
  const interview = anInterview({
    time_zone: zone,
    date: formatWallClock(zone, new Date(starts_at)),
    starts_at,
    ...over,
  });
  return {
    ...interview,
    application: { id: interview.application_id, status: 'Interview' },
    job: { id: interview.job_id, job_title: 'Backend Engineering Intern' },
    student: { full_name, university: 'University of Ibadan' },
    user: { email: 'student@example.ng' },
  };
}

export type InterviewsByCategory = Partial<Record<InterviewCategory, CompanyInterview[]>>;

/** Mocks a server with these interviews. Returns them, so that a test can change them. */
export function mockInterviews(
  interviews: InterviewsByCategory,
  changes_at: string | null = null,
): InterviewsByCategory {
  mockEndpoint(listInterviews, ({ params, query: { category = 'Pending', cursor = '0', limit = 1000 } }) => {
    expect(params.role_specific_id).toBe(7);
    const { Pending = [], Active = [], Completed = [] } = interviews;
    const found = interviews[category] ?? [];
    const end = Number(cursor) + limit;
    return {
      interviews: found.slice(Number(cursor), end),
      total: found.length,
      counts: { Pending: Pending.length, Active: Active.length, Completed: Completed.length },
      ...{ time_zone: zone, changes_at },
      next_cursor: found.length > end ? `${end}` : null,
    };
  });
  return interviews;
}
