import { changeAddress } from '@foothold/shared/contract';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressSection } from '.';

const Component = () => <AddressSection email="ada@example.ng" />;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => visit([{ path: '/account', Component }], '/account', { as: anIdentity() }));

describe('AddressSection', () => {
  it('focuses the new address when its form opens, and the button again when that is cancelled', async () => {
    await press('Change address');
    expect(screen.getByLabelText('New email address')).toHaveFocus();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus();
  });

  it('shows at the field why the password was refused', async () => {
    mockEndpoint(changeAddress, () => failWith('invalid_input', { password: 'This is not your password.' }));
    await press('Change address');
    await userEvent.type(screen.getByLabelText('New email address'), 'ada.okafor@example.ng');
    await userEvent.type(screen.getByLabelText('Your password'), 'another password');
    await press('Change address');
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect(screen.getByLabelText('New email address')).toHaveValue('ada.okafor@example.ng');
  });
});
