import type { Job } from '@foothold/shared/contract';
import { addDays, todayIn } from '../src/platform/time/days';
import type { SignedIn } from './signIn';
import type { TestServer } from './startServer';

export const today = todayIn('Africa/Lagos');

/** A paid job as its company's form sends it. */
const jobInput = {
  job_title: 'Ọjà Analyst',
  department: 'Sales',
  field: 'Commercial',
  duration: '6 months',
  env_mode: 'hybrid',
  location: 'Lagos',
  stipend: 1,
  currency: 'Naira',
  amount: '100,000',
  deadline: addDays(today, 10),
  job_description: 'Learn the market.',
  job_requirements: '- Curiosity',
  q1: 'Why us?',
};

/** What is done with a job; by `company`, unless a test says otherwise. */
export function createJobActions(getParties: () => { server: TestServer; company: SignedIn }) {
  const getCompany = () => getParties().company;
  const send: TestServer['send'] = (request) => getParties().server.send(request);
  const post = (body: object = {}, as = getCompany()) =>
    send({ method: 'POST', url: 'jobs', as, body: { ...jobInput, ...body } });
  return {
    post,
    aPostedJob: async (body: object = {}, as = getCompany()): Promise<Job> => (await post(body, as)).json().job,
    edit: (id: number, body: object, as = getCompany()) =>
      send({ method: 'PUT', url: `jobs/${id}`, as, body: { ...jobInput, ...body } }),
    toggle: (id: number, body: object, as = getCompany()) =>
      send({ method: 'PUT', url: `closeORopenJOB/${id}/toggle-status`, as, body }),
    remove: (id: number, as = getCompany(), body: object = {}) =>
      send({ method: 'DELETE', url: `jobs/${id}`, as, body }),
    view: (id: number, as?: SignedIn) => send({ url: `view/jobs/${id}`, as }),
    own: (query = '', as = getCompany()) => send({ url: `jobs/organization${query}`, as }),
    /** Lets the deadline pass. */
    expire: (id: number) =>
      getParties()
        .server.context.db.updateTable('jobs')
        .set({ deadline: addDays(today, -1) })
        .where('id', '=', id)
        .execute(),
  };
}
