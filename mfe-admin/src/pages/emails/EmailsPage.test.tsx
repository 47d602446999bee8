import { explain } from '@foothold/shared/contract';
import { listUndeliveredEmails, resendEmail, type UndeliveredEmail } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const anEmail = (over: Partial<UndeliveredEmail> = {}): UndeliveredEmail => ({
  id: 7,
  about: 'interview_offered',
  subject: 'Ọjà Foods invites you to an interview',
  to: 'dele@example.ng',
  gave_up_at: '2026-11-21T09:00:00.000Z',
  attempts: 1,
  error: 'address refused 550',
  was_secret: false,
  ...over,
});
const open = (search = '') => openAsAdmin(`/adminemails${search}`);

/** A server with these emails, one a page, the newest first. */
function mockEmails(...emails: UndeliveredEmail[]) {
  mockEndpoint(listUndeliveredEmails, ({ query }) => {
    const from = Number(query.cursor ?? 0);
    return {
      emails: emails.slice(from, from + 1),
      next_cursor: from + 1 < emails.length ? String(from + 1) : null,
    };
  });
}

const findRow = async () => within((await screen.findAllByRole('row'))[1] as HTMLElement);

describe('EmailsPage', () => {
  it('shows what was not delivered to whom, and why', async () => {
    mockEmails(anEmail());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Undelivered emails' })).toBeVisible();
    const row = await findRow();
    expect(row.getByText('Ọjà Foods invites you to an interview')).toBeVisible();
    expect(row.getByRole('cell', { name: /dele@example.ng/ })).toBeVisible();
    expect(row.getByText('The mail server does not know the address (550).')).toBeVisible();
  });

  it.each([
    ['mail refused 554', 1, 'The mail server refused the email (554).'],
    ['ECONNECTION CONN', 31, 'The connection to the mail server failed after 31 attempts.'],
    ['EMESSAGE', 1, 'One attempt failed (EMESSAGE).'],
    ['too late', 0, 'It could not be sent in time.'],
  ])('words the failure %s', async (error, attempts, text) => {
    mockEmails(anEmail({ error, attempts }));
    open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('queues an email again and takes it off the list', async () => {
    mockEmails(anEmail());
    open();
    const resent: number[] = [];
    mockEndpoint(resendEmail, ({ params }) => {
      resent.push(params.id);
      mockEmails();
      return { message: 'The email is on its way again.' };
    });
    const name = 'Send again Ọjà Foods invites you to an interview to dele@example.ng';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('The email is on its way again.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No email was given up' })).toBeVisible();
    expect(resent).toEqual([7]);
  });

  it('says what happened when another admin was first, and shows what is left', async () => {
    mockEmails(anEmail());
    open();
    mockEndpoint(resendEmail, () => {
      mockEmails();
      return failWith('not_possible_now');
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText(explain('not_possible_now'))).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No email was given up' })).toBeVisible();
  });

  it('offers no sending where there is nothing left to say, or where the link was a secret', async () => {
    mockEmails(anEmail({ subject: null, to: null }), anEmail({ about: 'password_reset', was_secret: true }));
    open();
    const row = await findRow();
    expect(row.getByText('Interview offered')).toBeVisible();
    expect(row.getByText('No longer needed')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Older' }));
    expect(await screen.findByText('They can ask for a new link')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Newest' }));
    expect(await screen.findByText('No longer needed')).toBeVisible();
  });

  it('says so when the list does not load', async () => {
    mockEndpoint(listUndeliveredEmails, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/^The undelivered emails did not load/)).toBeVisible();
  });
});
