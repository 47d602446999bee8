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

/** An interview of one student that starts at an instant. */
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

/** The interviews of a company, each with the category that a server would find. */
export type InterviewsByCategory = Partial<Record<InterviewCategory, CompanyInterview[]>>;

/** Answers as a server that holds these interviews, and gives them to change them. */
export function mockInterviews(held: InterviewsByCategory, changes_at: string | null = null): InterviewsByCategory {
  mockEndpoint(listInterviews, ({ params, query: { category = 'Pending', limit = 1000 } }) => {
    expect(params.role_specific_id).toBe(7);
    const { Pending = [], Active = [], Completed = [] } = held;
    const found = held[category] ?? [];
    return {
      interviews: found.slice(0, limit),
      total: found.length,
      counts: { Pending: Pending.length, Active: Active.length, Completed: Completed.length },
      ...{ time_zone: zone, changes_at },
      next_cursor: found.length > limit ? 'more' : null,
    };
  });
  return held;
}
