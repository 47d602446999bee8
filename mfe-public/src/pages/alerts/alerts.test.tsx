import {
  changeAlertSearch,
  changeSubscriberTimes,
  confirmAlerts,
  endAlerts,
  explain,
  type JobAlerts,
  viewAlerts,
} from '@foothold/shared/contract';
import { failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
const ended = 'You get no more mails about new jobs';

const alerts: JobAlerts = {
  is_student: false,
  searches: [
    { id: 1, conditions: { q: 'data' }, frequency: 'daily' },
    { id: 2, conditions: { field: 'Art' }, frequency: 'at_once' },
  ],
  alert_times: { send_hour: 8, time_zone: 'Africa/Lagos' },
};

describe('the link that confirms the address of a visitor', () => {
  it('takes a press, and says then that mails come', async () => {
    mockEndpoint(confirmAlerts, ({ body }) => {
      expect(body).toEqual({ token: 'once' });
      return { token: '1.signature' };
    });
    const router = visit(area.routes, '/alerts/confirm?token=once');
    await press('Confirm address');
    expect(await heading('Thank you')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('says that it no longer works', async () => {
    mockEndpoint(confirmAlerts, () => failWith('not_possible_now'));
    visit(area.routes, '/alerts/confirm?token=old');
    await press('Confirm address');
    expect(await heading('This link no longer works')).toBeVisible();
  });
});

describe('the page of the mails about new jobs', () => {
  beforeEach(() => mockEndpoint(viewAlerts, () => alerts));

  it('shows each search with its rhythm, and changes it', async () => {
    const sent: unknown[] = [];
    mockEndpoint(changeAlertSearch, ({ body }) => {
      sent.push(body);
      return {
        searches: alerts.searches.map((one) => (one.id === 1 ? { ...one, frequency: 'weekly' as const } : one)),
      };
    });
    const router = visit(area.routes, '/alerts?token=1.signature');
    const select = await screen.findByLabelText('“data”');
    expect(router.state.location.search).toBe('');
    await userEvent.selectOptions(select, 'Once a week, on Mondays');
    expect(await screen.findByText('Mails changed')).toBeVisible();
    expect(select).toHaveValue('weekly');
    expect(sent).toEqual([{ token: '1.signature', search_id: 1, frequency: 'weekly' }]);
  });

  it('ends with the last search', async () => {
    mockEndpoint(changeAlertSearch, () => ({ searches: [] }));
    visit(area.routes, '/alerts?token=1.signature');
    await userEvent.selectOptions(await screen.findByLabelText('“data”'), 'No mails');
    expect(await heading(ended)).toBeVisible();
  });

  it('changes the hour, in the time zone of the device', async () => {
    mockEndpoint(changeSubscriberTimes, ({ body: { send_hour } }) => ({
      alert_times: { send_hour, time_zone: 'Africa/Lagos' },
    }));
    visit(area.routes, '/alerts?token=1.signature');
    await userEvent.selectOptions(await screen.findByLabelText('Daily and weekly mails come at'), '18:00');
    expect(await screen.findByText('Daily and weekly mails come at 18:00, Lagos time (WAT)')).toBeVisible();
  });

  it('stops all mails with one press', async () => {
    mockEndpoint(endAlerts, () => ({ message: 'You get no more mails about new jobs.' }));
    visit(area.routes, '/alerts?token=1.signature');
    await press('Stop all these mails');
    expect(await heading(ended)).toHaveFocus();
  });

  it('stays when stopping fails, and says so', async () => {
    mockEndpoint(endAlerts, () => failWith('unavailable'));
    visit(area.routes, '/alerts?token=1.signature');
    await press('Stop all these mails');
    expect(await screen.findAllByText(explain('unavailable'))).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Stop all these mails' })).toBeEnabled();
  });

  it('leads a student to the saved searches', async () => {
    mockEndpoint(viewAlerts, () => ({ ...alerts, is_student: true, searches: [] }));
    visit(area.routes, '/alerts?token=1.signature');
    expect(await screen.findByRole('link', { name: 'your saved searches' })).toHaveAttribute(
      'href',
      '/dashboard/searches',
    );
    expect(screen.queryByLabelText('Daily and weekly mails come at')).toBeNull();
  });

  it('says that there are none any more', async () => {
    mockEndpoint(viewAlerts, () => failWith('not_possible_now'));
    visit(area.routes, '/alerts?token=1.signature');
    expect(await heading(ended)).toBeVisible();
  });
});
