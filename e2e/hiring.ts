import type { Page } from '@playwright/test';
import { createUniqueId } from './accounts';

export interface PostedJob {
  id: number;
  org_id: number;
  job_title: string;
  company_name: string;
}

/** Posts an open job as the company that is signed in on the page. */
export async function postJob(company: Page): Promise<PostedJob> {
  await company.goto('/dashboard/jobs');
  const { job } = await company.evaluate(sendJson<{ job: PostedJob }>, {
    method: 'POST',
    path: '/api/jobs',
    body: {
      ...{ job_title: `Field Research Intern ${createUniqueId()}`, department: 'Research', field: 'Science' },
      ...{ duration: '3 months', env_mode: 'remote', stipend: 0, q1: 'When can you start?' },
      deadline: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
      job_description: 'Visit farms, write down what grows and what does not.',
    },
  });
  return job;
}

/** Applies as the student who is signed in on the page. Resolves to the application's id. */
export async function applyTo(student: Page, { id, org_id }: PostedJob): Promise<number> {
  await student.goto(`/dashboard/jobs/${id}`);
  const { application } = await student.evaluate(sendApplication, { job_id: id, org_id });
  return application.id;
}

/** Rejects an application, which is a reply. */
export async function reject(company: Page, application_id: number): Promise<void> {
  const path = `/api/RejectApplicationByOrg/${application_id}`;
  await company.evaluate(sendJson, { method: 'PUT', path, body: {} });
}

/** Offers three times on one day, in Lagos local time. */
export async function offerInterview(company: Page, application_id: number, times: readonly string[]): Promise<void> {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const [date, alt_date_1, alt_date_2] = times.map((time) => `${day} ${time}`);
  const body = { application_id, date, alt_date_1, alt_date_2, meet_link: 'https://meet.example.ng/field' };
  await company.evaluate(sendJson, { method: 'POST', path: '/api/interviews/schedule', body });
}

/** Sets the company's time zone to one whose day lasts for some hours yet, for tests that need one day. Resolves to the zone. */
export async function setTimeZoneWithHoursLeft(company: Page): Promise<string> {
  const hour = Number(new Date().toLocaleString('en-GB', { timeZone: 'Africa/Lagos', hour: 'numeric' }));
  const time_zone = hour < 21 ? 'Africa/Lagos' : 'Asia/Tokyo';
  await company.goto('/dashboard/jobs');
  const { users } = await company.evaluate(sendJson<{ users: { organization: Record<string, unknown> }[] }>, {
    method: 'GET',
    path: '/api/all_users',
  });
  const own = users[0]?.organization;
  const { company_name, company_state, company_street_address, phone } = own ?? {};
  const body = { company_name, company_state, company_street_address, phone, time_zone };
  await company.evaluate(sendJson, { method: 'PUT', path: `/api/organization/${own?.id}/update`, body });
  return time_zone;
}

/** Counts the applications for a job of the company that is signed in on the page. */
export async function countApplications(company: Page, { id, org_id }: PostedJob): Promise<number> {
  const path = `/api/ViewApplicationByOrg/${org_id}?job_id=${id}`;
  return (await company.evaluate(sendJson<{ total: number }>, { method: 'GET', path })).total;
}

interface ApiCall {
  method: string;
  path: string;
  body?: unknown;
}

/** Runs in the page, so that the request is same-origin. */
async function sendJson<Answer>({ method, path, body }: ApiCall): Promise<Answer> {
  const json =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, ...json });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Runs in the page. */
async function sendApplication({ job_id, org_id }: { job_id: number; org_id: number }) {
  const form = new FormData();
  form.append('job_id', String(job_id));
  form.append('org_id', String(org_id));
  form.append('cover_letter', 'I have walked most of these fields.');
  for (const name of ['resume', 'internship_letter'])
    form.append(name, new File(['%PDF-1.4\n%%EOF\n'], `${name}.pdf`, { type: 'application/pdf' }));
  const response = await fetch('/api/apply-job', { method: 'POST', body: form });
  if (!response.ok) throw new Error(`apply-job: ${response.status} ${await response.text()}`);
  return response.json() as Promise<{ application: { id: number } }>;
}
