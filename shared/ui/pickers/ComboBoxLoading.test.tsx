import { fireEvent, render, screen } from '@testing-library/react';
import { ComboBox } from './ComboBox';

describe('ComboBox whose code is still loading', () => {
  it('opens the list for what was typed meanwhile', async () => {
    const onChange = jest.fn();
    render(<ComboBox label="Town" name="town" value="" onChange={onChange} options={['Abeokuta', 'Lagos', 'Yaba']} />);
    // At once, before anything can have loaded.
    const plainField = screen.getByRole('textbox', { name: 'Town' });
    plainField.focus();
    fireEvent.change(plainField, { target: { value: 'lag' } });

    expect(await screen.findByRole('option')).toHaveTextContent('Lagos');
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('lag');
  });
});
