import {
  type AddressChange,
  cancelAddressChange,
  changeAddress,
  resendAddressChange,
  viewAddressChange,
} from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressSection, loadAddressChange } from '.';

const Component = () => <AddressSection email="ada@example.ng" change={useLoaderData<typeof loader>()} />;
const loader = ({ request }: LoaderFunctionArgs) => loadAddressChange(request.signal);
const open = () => visit([{ path: '/account', Component, loader }], '/account', { as: anIdentity() });
const mockChange = (change: AddressChange | null) => mockEndpoint(viewAddressChange, () => ({ change }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const pending = { email: 'ada.okafor@example.ng', expires_at: '2026-12-02T09:00:00.000Z' };

beforeEach(() => mockChange(null));

describe('AddressSection', () => {
  it('focuses the new address when its form opens, and the button again when that is cancelled', async () => {
    open();
    await press('Change address');
    expect(screen.getByLabelText('New email address')).toHaveFocus();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus();
  });

  it('shows at the field why the password was refused', async () => {
    mockEndpoint(changeAddress, () => failWith('invalid_input', { password: 'This is not your password.' }));
    open();
    await press('Change address');
    await userEvent.type(screen.getByLabelText('New email address'), 'ada.okafor@example.ng');
    await userEvent.type(screen.getByLabelText('Your password'), 'another password');
    await press('Change address');
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect(screen.getByLabelText('New email address')).toHaveValue('ada.okafor@example.ng');
  });

  it('shows the address that waits for its link once the change was asked for', async () => {
    mockEndpoint(changeAddress, () => {
      mockChange(pending);
      return { message: 'A link is on its way to ada.okafor@example.ng.' };
    });
    open();
    await press('Change address');
    await userEvent.type(screen.getByLabelText('New email address'), 'ada.okafor@example.ng');
    await userEvent.type(screen.getByLabelText('Your password'), 'correct horse staple');
    await press('Change address');
    expect(await screen.findByText(/^Waiting for/)).toHaveTextContent(
      'Waiting for ada.okafor@example.ng: follow the link that we mailed there by 2 December.',
    );
    expect(screen.getByText('Mails go to ada@example.ng.')).toBeVisible();
  });

  it('sends the link again, or says there why it cannot', async () => {
    mockChange(pending);
    mockEndpoint(resendAddressChange, () => failWith('not_possible_now'));
    open();
    await press('Send again');
    expect(await screen.findByRole('alert')).toBeVisible();
    mockEndpoint(resendAddressChange, () => ({ message: 'A new link is on its way.' }));
    await press('Send again');
    expect(await screen.findByText('A new link is on its way.')).toBeVisible();
  });

  it('cancels the change, and focuses the button that opens the form', async () => {
    mockChange(pending);
    mockEndpoint(cancelAddressChange, () => {
      mockChange(null);
      return { message: 'Your address stays as it is.' };
    });
    open();
    await press('Cancel change');
    expect(await screen.findByText('Your address stays as it is.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Waiting for/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus();
  });
});
