import { type Application, acceptApplication, rejectApplication, reviewApplication } from '@foothold/shared/contract';
import { anApplication, anEvent, anIdentity, anInterview, answer, refuse, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const open = () => visit(area.routes, '/dashboard/applications/5', { as: company });
const now = new Date().toISOString();
const viewed = anApplication({
  id: 5,
  status: 'Viewed',
  timeline: [
    anEvent({ at: '2024-05-12T20:14:00.000Z' }),
    anEvent({ kind: 'viewed', status: 'Viewed', at: now, by: 'Harmattan Systems' }),
  ],
});

/** Answers as a server that holds this application; what is returned changes it. */
function holding(application: Application) {
  const held = { application };
  answer(reviewApplication, ({ params, body }) => {
    expect([params.applicationId, body.org_id]).toEqual([5, 7]);
    return held;
  });
  return (status: Application['status']) => {
    held.application = { ...held.application, status };
    return { ...held, message: '' };
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('reviews the application by opening it, and shows who applied and for what', async () => {
  holding(viewed);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Babátúndé Adéyẹmí' })).toBeVisible();
  expect(screen.getByText('Backend Engineering Intern')).toBeVisible();
  expect(screen.getByText('Applied today')).toBeVisible();
  expect(screen.getByText('Obafemi Awolowo University')).toBeVisible();
  expect(screen.getByText('Computer Engineering, BSc, Undergraduate')).toBeVisible();
  expect(screen.getByRole('link', { name: 'tunde@example.ng' })).toHaveAttribute('href', 'mailto:tunde@example.ng');
  expect(screen.getByRole('link', { name: '08031234567' })).toHaveAttribute('href', 'tel:08031234567');
});

it('offers no way to reach a candidate who has deleted their account', async () => {
  holding({
    ...{ ...viewed, status: 'Withdrawn', student_name: 'Former candidate', user: { email: '' } },
    student: { ...viewed.student, full_name: 'Former candidate', phone: null },
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Former candidate' })).toBeVisible();
  expect(screen.queryByText('Email')).toBeNull();
  expect(screen.queryByText('Phone')).toBeNull();
});

it('shows the letter and the answers with the job’s questions', async () => {
  const job = { ...viewed.job, q1: 'Which project?', q2: 'Can you start on 3 June?' };
  holding({ ...viewed, job, a1: 'The co-operative ledger.' });
  open();
  expect(await screen.findByText(viewed.cover_letter)).toBeVisible();
  const answers = within(screen.getByRole('region', { name: 'Answers' }));
  expect(answers.getAllByRole('term').map((each) => each.textContent)).toEqual([
    'Which project?',
    'Can you start on 3 June?',
  ]);
  expect(answers.getByText('The co-operative ledger.')).toBeVisible();
  expect(answers.getByText('Not answered.')).toBeVisible();
});

it('offers both files by name and size', async () => {
  holding(viewed);
  open();
  const resume = await screen.findByRole('link', { name: /^Resume/ });
  expect(resume).toHaveTextContent('resume.pdf, 178 KB');
  expect(resume).toHaveAttribute('href', '/storage/resume-key');
  expect(screen.getByRole('link', { name: /^Internship letter/ })).toHaveAttribute('href', '/storage/letter-key');
});

it('tells what has happened and what comes next', async () => {
  holding(viewed);
  open();
  const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent(/^Applied, doneSunday 12 May 2024, \d\d:14$/);
  expect(steps[1]).toHaveTextContent(/^Viewed, doneToday, \d\d:\d\d, by you$/);
  expect(steps[2]).toHaveTextContent('Interview, nowNot scheduled yet');
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(steps[3]).toHaveTextContent('Decision, aheadAccept or reject');
});

it('leads to scheduling an interview', async () => {
  holding(viewed);
  open();
  expect(await screen.findByRole('link', { name: 'Schedule Interview' })).toHaveAttribute(
    'href',
    '/setup-interview?id=5',
  );
});

it('accepts without an interview once that is confirmed', async () => {
  const become = holding(viewed);
  answer(acceptApplication, () => become('Accepted'));
  open();
  await screen.findByRole('button', { name: 'Skip interview' });
  await press('Skip interview');
  expect(await screen.findByRole('alertdialog', { name: 'Accept without an interview?' })).toBeVisible();
  await press('No');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  await press('Skip interview');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Application has been accepted')).toBeVisible();
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip interview' })).toBeNull();
});

it('shows the interview that was offered, and what it takes to accept or to offer other dates', async () => {
  const become = holding({ ...viewed, status: 'Interview', interview: anInterview() });
  answer(acceptApplication, () => become('Accepted'));
  open();
  const facts = within(await screen.findByRole('region', { name: 'Interview' }));
  expect(facts.getByText(/^Monday 4 February 2030, 10:00\s+Lagos time \(WAT\)$/)).toBeVisible();
  expect(facts.getByText(/^5 Feb 2030, 10:00\s+6 Feb 2030, 10:00$/)).toBeVisible();
  expect(facts.getByRole('link', { name: 'meet.example.ng/hs' })).toHaveAttribute('href', 'https://meet.example.ng/hs');
  expect(screen.getByRole('link', { name: 'Offer other dates' })).toHaveAttribute('href', '/setup-interview?id=5');
  await press('Accept Application');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Application has been accepted')).toBeVisible();
});

it.each([
  [{ confirmed_at: now }, 'Date confirmed'],
  [{ completed_at: now }, 'Completed'],
])('says how the interview stands: %j', async (over, said) => {
  holding({ ...viewed, status: 'Interview', interview: anInterview({ ...over, meet_link: null }) });
  open();
  const facts = within(await screen.findByRole('region', { name: 'Interview' }));
  expect(facts.getByText(said)).toBeVisible();
  expect(facts.getByText('None')).toBeVisible();
});

it('rejects once that is confirmed', async () => {
  const become = holding(viewed);
  answer(rejectApplication, () => become('Rejected'));
  open();
  await screen.findByRole('button', { name: 'Reject Application' });
  await press('Reject Application');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Application rejected successfully')).toBeVisible();
  expect(await screen.findByText('Rejected')).toBeVisible();
});

it.each([
  ['accept', 'Skip interview', acceptApplication],
  ['reject', 'Reject Application', rejectApplication],
] as const)('says so when it fails to %s', async (verb, button, endpoint) => {
  holding(viewed);
  answer(endpoint, () => refuse('unavailable'));
  open();
  await screen.findByRole('button', { name: button });
  await press(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(`Failed to ${verb} application`)).toBeVisible();
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});

it('says when somebody else decided meanwhile, and shows what', async () => {
  const become = holding(viewed);
  answer(acceptApplication, () => {
    become('Rejected');
    return refuse('already_decided');
  });
  open();
  await screen.findByRole('button', { name: 'Skip interview' });
  await press('Skip interview');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('This application has already been decided.')).toBeVisible();
  expect(await screen.findByText('Rejected')).toBeVisible();
});

it.each(['Accepted', 'Rejected', 'Withdrawn'] as const)('offers no decision on what is %s', async (status) => {
  holding({ ...viewed, status });
  open();
  expect(await screen.findByText(status)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Application$|^Skip/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Schedule Interview' })).toBeNull();
});

it('says when there is no such application', async () => {
  answer(reviewApplication, () => refuse('not_found'));
  open();
  expect(await screen.findByRole('heading', { name: 'No application details...' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/dashboard/applications');
});

it('says when it could not be fetched, and tries again', async () => {
  answer(reviewApplication, () => refuse('unavailable'));
  open();
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByText(/^Error fetching Applications:/)).toBeVisible();
  holding(viewed);
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Babátúndé Adéyẹmí' })).toBeVisible();
});
