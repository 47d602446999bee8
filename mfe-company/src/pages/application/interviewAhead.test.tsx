import type { Application } from '@foothold/shared/contract';
import { anInterview } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApplication, viewedApplication, visitApplication } from '../../testing/application';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const ahead = anInterview({ confirmed_at: new Date().toISOString() });
type Event = NonNullable<Application['timeline']>[number];
const kinds = {
  Interview: 'interview_offered',
  Accepted: 'accepted',
  Rejected: 'rejected',
  Withdrawn: 'withdrawn',
} as const;
type Status = keyof typeof kinds;

const addEvent = (status: Status): Event[] => [
  ...(viewedApplication.timeline ?? []),
  { kind: kinds[status], status, at: new Date().toISOString(), by: 'Harmattan Systems', starts_at: null },
];

function openWith(status: Status, interview = ahead) {
  mockApplication({ ...viewedApplication, status, interview, timeline: addEvent(status) });
  visitApplication();
}

const listSteps = async () =>
  within(await screen.findByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('an interview ahead', () => {
  it('is the current step, before the decision', async () => {
    openWith('Interview');
    expect(await listSteps()).toEqual([
      expect.stringMatching(/^Applied, done/),
      expect.stringMatching(/^Viewed, done/),
      expect.stringMatching(/^Interview, now/),
      'Decision, aheadAccept or reject',
    ]);
  });

  it('is a past step once it has ended', async () => {
    openWith('Interview', { ...ahead, starts_at: '2020-02-04T09:00:00.000Z' });
    expect((await listSteps()).slice(-2)).toEqual([
      expect.stringMatching(/^Interview, done/),
      'Decision, nowAccept or reject',
    ]);
  });

  it.each([
    ['Accept Application', ahead, 'The interview on Monday 4 February 2030, 10:00 stays in both calendars.'],
    ['Reject Application', ahead, 'The interview on Monday 4 February 2030, 10:00 is called off.'],
    ['Accept Application', anInterview(), 'The interview times that you offered lapse.'],
  ])('is named in the dialog of %s', async (button, interview, sentence) => {
    openWith('Interview', interview);
    await press(button);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(sentence);
  });

  it.each([
    ['Rejected', true],
    ['Withdrawn', true],
    ['Accepted', false],
  ] as const)('of an application that is %s is called off: %s', async (status, isCalledOff) => {
    openWith(status);
    const facts = await screen.findByRole('region', { name: 'Interview' });
    expect(within(facts).queryByText('Called off') !== null).toBe(isCalledOff);
    expect(within(facts).queryByText('Meeting link') === null).toBe(isCalledOff);
    expect(within(facts).queryByText('Left open: agree whether you still meet') === null).toBe(isCalledOff);
  });

  it('is called off by an acceptance where the applicant had not chosen a date', async () => {
    openWith('Accepted', { ...ahead, confirmed_at: null });
    const facts = within(await screen.findByRole('region', { name: 'Interview' }));
    expect(facts.getByText('Called off')).toBeVisible();
    expect(facts.queryByText('Alternatives')).toBeNull();
  });
});
