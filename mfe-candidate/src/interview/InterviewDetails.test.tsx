import { type Interview, listNotifications, listStudentApplications } from '@foothold/shared/contract';
import { anApplication, anIdentity, anInterview, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import { area } from '../area';

// Noon in Lagos, so that what is near is on the same day.
const now = new Date('2030-02-01T11:00:00.000Z');
const past = '2030-01-28T11:00:00.000Z';
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'setTimeout', 'clearTimeout'] });
  mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
});
afterEach(() => {
  jest.useRealTimers();
});

/** Opens the student's interviews, of which there is one. Resolves to its card. */
async function visitInterview(over: Partial<Interview>) {
  const application = anApplication({ status: 'Interview', interview: anInterview(over) });
  mockEndpoint(listStudentApplications, () => ({ applications: { data: [application], total: 1 } }));
  visit(area.routes, '/dashboard/notifications', { as: anIdentity() });
  return within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
}

describe('Candidate: InterviewDetails', () => {
  it.each([
    [{}, 'Awaiting answer'],
    [{ confirmed_at: past }, 'Confirmed'],
    [{ starts_at: inHours(1), confirmed_at: past }, 'Starting soon'],
    [{ starts_at: inHours(-1), confirmed_at: past }, 'Live Now'],
    [{ starts_at: inHours(-1), confirmed_at: past }, 'This interview has already started.'],
    [{ starts_at: inHours(-50), confirmed_at: past }, 'Ended'],
    [{ starts_at: inHours(-50), confirmed_at: past }, 'The time of this interview has passed.'],
  ])('shows the state of the interview (%j)', async (over, words) => {
    const card = await visitInterview(over);
    expect(card.getByText(words)).toBeVisible();
  });
});
