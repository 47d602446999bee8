import {
  dismissJob,
  hideCompany,
  type Output,
  switchRecommendations,
  undismissJob,
  viewForYou,
  type WaitingItem,
} from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

type Page = Output<typeof viewForYou>;
const open = () => visit(area.routes, '/dashboard/for-you', { as: anIdentity() });
const empty: Page = { waiting: [], new_matches: [], recommended: [], recommendations: true };
const cook = {
  job: aJob({ id: 41, org_id: 7, job_title: 'Cook', company_name: 'Zuma Foods' }),
  reasons: [{ kind: 'skill' as const, value: 'Baking' }, { kind: 'paid' as const }],
};
const mockPage = (page: Partial<Page>) => mockEndpoint(viewForYou, () => ({ ...empty, ...page }));
const sayNotForMe = async (reason: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Not for me Cook' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: reason }));
};

describe('Candidate: for you', () => {
  it('lists what waits, each with the way to where it is done', async () => {
    const item = { count: 1, application_id: null, job_id: null, org_id: null, job_title: null };
    const waiting: WaitingItem[] = [
      { ...item, kind: 'interview', application_id: 3, job_title: 'Cook' },
      { ...item, kind: 'acceptance', application_id: 4, job_title: 'Clerk' },
      { ...item, kind: 'messages', count: 2 },
      { ...item, kind: 'draft', job_id: 5, org_id: 7, job_title: 'Waiter' },
    ];
    mockPage({ waiting });
    open();
    const section = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Choose a date for your interviewCook', '/dashboard/applications/3'],
      ['You are accepted: confirm or declineClerk', '/dashboard/applications/4/welcome'],
      ['New messages in 2 conversations', '/dashboard/messages'],
      ['Finish your applicationWaiter', '/dashboard/jobs/5/apply/7'],
    ]);
  });

  it('shows new jobs of searches as new, and recommended ones with their reasons', async () => {
    mockPage({ new_matches: [aJob({ job_title: 'Clerk' })], recommended: [cook] });
    open();
    const found = within(await screen.findByRole('region', { name: 'New in your searches' }));
    expect(within(found.getByRole('article', { name: 'Clerk' })).getByText('New')).toBeVisible();
    const recommended = within(screen.getByRole('region', { name: 'Recommended' }));
    const card = within(recommended.getByRole('article', { name: 'Cook' }));
    expect(card.getByText('Asks for Baking, which you know · paid')).toBeVisible();
    expect(card.getByRole('link', { name: 'View Cook' })).toHaveAttribute('href', '/dashboard/jobs/41');
    expect(card.getByRole('button', { name: 'Save Cook' })).toBeVisible();
  });

  it('says what to do where there is nothing', async () => {
    mockPage({});
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing to recommend yet' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Complete your profile' });
    expect(link).toHaveAttribute('href', '/dashboard/profile');
    expect(screen.getByRole('link', { name: 'Saved searches' })).toHaveAttribute('href', '/dashboard/searches');
    expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull();
  });

  it('takes a job away at once that is not for the student, and brings it back with Undo', async () => {
    const sent: unknown[] = [];
    mockPage({ recommended: [cook] });
    mockEndpoint(dismissJob, ({ body }) => {
      sent.push(body);
      return { dismissed: true as const };
    });
    mockEndpoint(undismissJob, () => ({ dismissed: false as const }));
    open();
    await sayNotForMe('Wrong place');
    expect(await screen.findByText('Not for you: wrong place.')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Cook' })).toBeNull();
    expect(sent).toEqual([{ reason: 'place' }]);
    expect(screen.queryByRole('button', { name: /^Hide this company/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  });

  it('offers to hide the company where that is what is wrong', async () => {
    let page: Page = { ...empty, recommended: [cook] };
    mockEndpoint(viewForYou, () => page);
    mockEndpoint(dismissJob, () => ({ dismissed: true as const }));
    mockEndpoint(hideCompany, () => {
      page = empty;
      return { choice: { followed: null, hidden: true } };
    });
    open();
    await sayNotForMe('The company');
    await userEvent.click(await screen.findByRole('button', { name: /^Hide this company/ }));
    expect(await screen.findByText('Jobs of Zuma Foods are in none of your lists.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nothing to recommend yet' })).toBeVisible();
  });

  it('shows the job again and says why when that fails', async () => {
    mockPage({ recommended: [cook] });
    mockEndpoint(dismissJob, () => failWith('unavailable'));
    open();
    await sayNotForMe('Pay');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(screen.getByRole('article', { name: 'Cook' })).toBeVisible();
  });

  it('turns recommendations off, says so, and turns them on again', async () => {
    let page: Page = { ...empty, recommended: [cook] };
    mockEndpoint(viewForYou, () => page);
    mockEndpoint(switchRecommendations, ({ body: { recommendations } }) => {
      page = { ...empty, recommended: recommendations ? [cook] : [], recommendations };
      return { recommendations };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off recommendations' }));
    expect(await screen.findByText(/^Recommendations are off\. /)).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Cook' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  });

  it('says that it did not load, and tries again', async () => {
    let up = false;
    mockEndpoint(viewForYou, () => (up ? empty : failWith('unavailable')));
    open();
    expect(await screen.findByText('Failed to load what is for you. Please try again.')).toBeVisible();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Recommended' })).toBeVisible();
  });
});
