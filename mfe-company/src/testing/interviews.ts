import type { CompanyInterview } from '@foothold/shared/contract';
import { type Interview, listInterviews } from '@foothold/shared/contract';
import { anIdentity, anInterview, answer, visit } from '@foothold/shared/testing';
import { area } from '../area';
import { wallClockIn } from '../clock';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const zone = 'Africa/Lagos';

/** Opens the company's interviews, signed in as that company. */
export const openInterviews = (tab = '') =>
  visit(area.routes, `/dashboard/interviews${tab && `?tab=${tab}`}`, { as: company });

/** An interview of one student that starts at an instant. */
export function aCompanyInterview(
  starts_at: string,
  full_name: string,
  over: Partial<Interview> = {},
): CompanyInterview {
  const interview = anInterview({ time_zone: zone, date: wallClockIn(zone, new Date(starts_at)), starts_at, ...over });
  return {
    ...interview,
    application: { id: interview.application_id, status: 'Interview' },
    job: { id: interview.job_id, job_title: 'Backend Engineering Intern' },
    student: { full_name, university: 'University of Ibadan' },
    user: { email: 'student@example.ng' },
  };
}

/** Answers as a server that holds these interviews, and gives the list to change it. */
export function holding(...interviews: CompanyInterview[]): CompanyInterview[] {
  answer(listInterviews, ({ params }) => {
    expect(params.role_specific_id).toBe(7);
    return { interviews: [...interviews], total: interviews.length };
  });
  return interviews;
}
