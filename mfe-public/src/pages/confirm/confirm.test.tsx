import {
  changeAddress,
  confirmAddress,
  previewConfirmation,
  resendConfirmation,
  undoAddressChange,
  viewSession,
} from '@foothold/shared/contract';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the link that confirms an address', () => {
  beforeEach(() => mockEndpoint(previewConfirmation, () => ({ email: 'ada@example.ng', is_confirmed: false })));

  it('names the address', async () => {
    visit(area.routes, '/confirm?token=once');
    expect(await heading('Is this your address?')).toBeVisible();
    expect(screen.getByText('ada@example.ng')).toBeVisible();
  });

  it('says at opening that it no longer works', async () => {
    mockEndpoint(previewConfirmation, () => failWith('not_possible_now'));
    visit(area.routes, '/confirm?token=broken');
    expect(await heading('This link no longer works')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says at opening that it has been used', async () => {
    mockEndpoint(previewConfirmation, () => ({ email: 'ada@example.ng', is_confirmed: true }));
    visit(area.routes, '/confirm?token=used');
    expect(await heading('This link has been used')).toBeVisible();
    expect(screen.getByText('ada@example.ng is confirmed. There is nothing left to do.')).toBeVisible();
  });

  it('can be followed although its address did not load', async () => {
    mockEndpoint(previewConfirmation, () => failWith('unavailable'));
    visit(area.routes, '/confirm?token=once');
    expect(await heading('Is this your address?')).toBeVisible();
  });

  it('confirms it when the button is pressed, and leads home', async () => {
    mockEndpoint(confirmAddress, ({ body }) => {
      expect(body).toEqual({ token: 'once' });
      return { message: 'Your address is confirmed.' };
    });
    const router = visit(area.routes, '/confirm?token=once');
    await press('Confirm address');
    expect(await heading('Thank you')).toHaveFocus();
    expect(screen.getByText('Your address is confirmed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Foothold' })).toHaveAttribute('href', '/loader');
    expect(router.state.location.search).toBe('');
  });

  it('says that it has expired', async () => {
    mockEndpoint(confirmAddress, () => failWith('not_possible_now'));
    visit(area.routes, '/confirm?token=old');
    await press('Confirm address');
    expect(await heading('This link no longer works')).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    mockEndpoint(confirmAddress, () => failWith('unavailable'));
    visit(area.routes, '/confirm?token=once');
    await press('Confirm address');
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm address' })).toBeEnabled();
  });
});

describe('the link that keeps an address', () => {
  it('asks to open the link again after a reload', async () => {
    visit(area.routes, '/confirm/undo');
    expect(await heading('Open the link again')).toBeVisible();
  });

  it('keeps the address', async () => {
    mockEndpoint(undoAddressChange, () => ({ message: 'Your address is as it was.' }));
    visit(area.routes, '/confirm/undo?token=once');
    await press('Keep my address');
    expect(await heading('You keep your address')).toBeVisible();
    expect(screen.getByText('Your address is as it was.')).toBeVisible();
  });
});

describe('the page of an account whose address is not confirmed', () => {
  const open = (email_status: 'unconfirmed' | 'overdue' | undefined) => {
    const identity = anIdentity({ email: 'ada@example.ng', ...(email_status && { email_status }) });
    mockEndpoint(viewSession, () => identity);
    return visit(area.routes, '/confirm/address', { as: identity });
  };

  it('sends the link again', async () => {
    mockEndpoint(resendConfirmation, () => ({ message: 'A new link is on its way to ada@example.ng.' }));
    open('overdue');
    expect(await screen.findByText(/Follow the link that we sent to ada@example.ng/)).toBeVisible();
    await press('Send the link again');
    expect(await screen.findByText('A new link is on its way to ada@example.ng.')).toBeVisible();
  });

  it('says why no link was sent', async () => {
    mockEndpoint(resendConfirmation, () => failWith('not_possible_now'));
    open('unconfirmed');
    await press('Send the link again');
    expect(await screen.findByText('This is no longer possible. Here is how things stand now.')).toBeVisible();
  });

  it('corrects the address', async () => {
    mockEndpoint(changeAddress, ({ body }) => {
      expect(body).toEqual({ email: 'ada.okafor@example.ng', password: 'my password' });
      return { message: 'A link is on its way to ada.okafor@example.ng.' };
    });
    open('unconfirmed');
    await userEvent.type(await screen.findByLabelText('New email address'), 'ada.okafor@example.ng');
    await userEvent.type(screen.getByLabelText('Your password'), 'my password');
    await press('Change address');
    expect(await screen.findByText('A link is on its way to ada.okafor@example.ng.')).toBeVisible();
  });

  it('leads home once the address is confirmed', async () => {
    const router = open(undefined);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
  });
});
