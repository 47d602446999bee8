import { endSession } from '@foothold/shared/auth';
import { listJobs, requestAlerts, saveSearch } from '@foothold/shared/contract';
import { aJob, anIdentity, aSavedSearch, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();

beforeEach(() =>
  mockEndpoint(listJobs, () => ({ jobs: { data: [aJob()], total: 1, next_cursor: null, matched: [] } })),
);
afterEach(() => act(() => endSession()));

describe('saving the search of the public list', () => {
  it('asks a visitor for an address, and says that a link comes', async () => {
    const sent: unknown[] = [];
    mockEndpoint(requestAlerts, ({ body }) => {
      sent.push(body);
      return { message: 'Look into your mail.' };
    });
    visit(area.routes, '/jobs?q=data&location=Lagos');
    await press('Get mails');
    expect(await screen.findByText('“data” in Lagos')).toBeVisible();
    await press('Send link');
    expect(await screen.findByText('Email is required.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
    await userEvent.click(screen.getByLabelText('Once a week, on Mondays'));
    await press('Send link');
    expect(await screen.findByText('Look into your mail.')).toBeVisible();
    const conditions = { q: 'data', location: 'Lagos' };
    expect(sent).toEqual([{ email: 'ada@example.ng', frequency: 'weekly', conditions, time_zone }]);
  });

  it('saves it in the account of a student with one press', async () => {
    const sent: unknown[] = [];
    mockEndpoint(saveSearch, ({ body }) => {
      sent.push(body);
      return { saved_search: aSavedSearch() };
    });
    visit(area.routes, '/jobs?q=data', { as: anIdentity() });
    await press('Save search');
    expect(await screen.findByText('Search saved. New jobs are marked, and mailed once a day.')).toBeVisible();
    expect(sent).toEqual([{ conditions: { q: 'data' }, name: null, frequency: 'daily', time_zone }]);
  });

  it.each(['/jobs', '/jobs?date=Today'])('is not offered where there is nothing to save: %s', async (address) => {
    visit(area.routes, address);
    expect(await screen.findByText(/open role/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get mails' })).toBeNull();
  });
});
