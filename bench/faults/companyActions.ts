import type { Random } from '../../server/demo/random';
import { changeAccount, daysAhead, isUndecided, move } from './changes';
import { companyDetails, createMark, type Market, pickIdle, remember } from './market';
import { change, create, type Outbox } from './requests';

export async function postJob(outbox: Outbox, market: Market, random: Random) {
  const company = random.pick(market.companies);
  const job_title = `Field Research ${createMark()}`;
  await create<{ job: { id: number } }>(outbox, {
    ...{ kind: 'job', mark: job_title, state: '1' },
    request: {
      ...{ method: 'POST', path: '/jobs', as: company },
      body: {
        ...{
          job_title,
          department: 'Research',
          field: 'Science',
          duration: '3 months',
          env_mode: 'remote',
          stipend: 0,
        },
        ...{ deadline: daysAhead(30), job_description: 'Visit farms, write down what grows.' },
      },
    },
    readId: ({ job }) => job.id,
    onDone(body, entry, request) {
      market.jobs.push({ id: body.job.id, entry, company, isOpen: true, isBusy: false, applicants: new Set() });
      remember(market, request, body);
    },
  });
}

export async function toggleJob(outbox: Outbox, market: Market, random: Random) {
  const job = pickIdle(random, market.jobs);
  if (!job) return;
  job.isBusy = true;
  const status = job.isOpen ? 0 : 1;
  await change(outbox, {
    ...{ entry: job.entry, state: String(status) },
    request: { method: 'PUT', path: `/closeORopenJOB/${job.id}/toggle-status`, as: job.company, body: { status } },
    onSettled() {
      job.isOpen = status === 1;
      job.isBusy = false;
    },
  });
}

export async function openApplication(outbox: Outbox, market: Market, random: Random) {
  const application = pickIdle(random, market.applications, ({ status }) => status === 'Applied');
  if (!application) return;
  const path = `/ReviewApplicationByOrg/${application.id}`;
  await move(outbox, application, application.job.company, 'Viewed', path);
}

export async function decide(outbox: Outbox, market: Market, random: Random) {
  const application = pickIdle(random, market.applications, isUndecided);
  if (!application) return;
  const [state, verb] = random.pick([['Accepted', 'Accept'] as const, ['Rejected', 'Reject'] as const]);
  await move(outbox, application, application.job.company, state, `/${verb}ApplicationByOrg/${application.id}`);
}

export async function offerInterview(outbox: Outbox, market: Market, random: Random) {
  const application = pickIdle(random, market.applications, ({ status }) => ['Applied', 'Viewed'].includes(status));
  if (!application) return;
  application.isBusy = true;
  application.status = 'Interview';
  application.entry.allowed.add('Interview');
  const [place, date] = [`Room ${createMark()}`, `${daysAhead(random.int(3, 60))} 10:00`];
  await create<{ interview: { id: number } }>(outbox, {
    ...{ kind: 'interview', mark: place, state: 'offered' },
    request: {
      ...{ method: 'POST', path: '/interviews/schedule', as: application.job.company },
      body: {
        ...{ application_id: application.id, place, confirm_overlap: 1, date },
        ...{ alt_date_1: `${daysAhead(70)} 10:00`, alt_date_2: `${daysAhead(71)} 10:00` },
      },
    },
    readId: ({ interview }) => interview.id,
    onDone(body, entry, request) {
      application.entry.allowed = new Set(['Interview']);
      application.interview = { id: body.interview.id, date, entry };
      remember(market, request, body);
    },
    onSettled: () => (application.isBusy = false),
  });
}

export async function changeCompany(outbox: Outbox, market: Market, random: Random) {
  const about = `We grow things, ${createMark()}.`;
  const company = pickIdle(random, market.companies);
  await changeAccount(outbox, company, about, 'organization', { ...companyDetails, about });
}

const maxNotes = 150;

export async function addNote(outbox: Outbox, market: Market, random: Random) {
  const application = pickIdle(random, market.applications, ({ notes }) => notes < maxNotes);
  if (!application) return;
  application.notes += 1;
  const body = `Call her back, ${createMark()}.`;
  await create<{ note: { id: number } }>(outbox, {
    ...{ kind: 'note', mark: body, state: 'there' },
    request: {
      ...{ method: 'POST', path: `/applications/${application.id}/notes` },
      ...{ as: application.job.company, body: { body } },
    },
    readId: ({ note }) => note.id,
    onDone: (response, _entry, request) => remember(market, request, response),
  });
}
