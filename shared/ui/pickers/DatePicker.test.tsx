import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useController, useForm } from 'react-hook-form';
import { DatePicker, DateTimePicker } from './DatePicker';

function JobForm({ picker: Picker = DatePicker, deadline = '', min = '2040-03-02', onSubmit = jest.fn() }) {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { deadline } });
  const { field } = useController({ control, name: 'deadline', rules: { required: 'Deadline is required.' } });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))} noValidate>
      <Picker label="Deadline" hint="Of this job." min={min} error={formState.errors.deadline?.message} {...field} />
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByLabelText('Deadline');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
  return within(await screen.findByRole('dialog'));
};

describe('DatePicker', () => {
  it('parses a typed date, and formats it when the field loses the focus', async () => {
    const onSubmit = jest.fn();
    render(<JobForm onSubmit={onSubmit} />);
    await userEvent.type(field(), '5 March 2040');
    await userEvent.tab();
    expect(field()).toHaveValue('05/03/2040');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ deadline: '2040-03-05' });
  });

  it('offers the days from the minimum on, in weeks that begin on Monday', async () => {
    const onSubmit = jest.fn();
    render(<JobForm deadline="2040-03-05" onSubmit={onSubmit} />);
    const calendar = await openCalendar();

    expect(calendar.getByRole('grid', { name: 'Date, March 2040' })).toBeVisible();
    expect(calendar.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');
    expect(calendar.getByRole('button', { name: /\b1 March 2040/ })).toHaveAttribute('aria-disabled', 'true');
    expect(calendar.getByRole('button', { name: /Monday,? 5 March 2040/ })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('12/03/2040');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus());
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ deadline: '2040-03-12' });
  });

  it('explains the format and blocks the form when a typed date is invalid', async () => {
    const onSubmit = jest.fn();
    render(<JobForm onSubmit={onSubmit} />);
    await userEvent.type(field(), '30/2/2040');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Write it as day/month/year, like 31/05/2026. Of this job.');
    expect(field()).toHaveValue('30/2/2040');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes the focus when the form is submitted without a date', async () => {
    render(<JobForm />);
    await save();
    expect(await screen.findByText('Deadline is required.')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
  });

  it('keeps the calendar open for the time when a date has a time', async () => {
    const onSubmit = jest.fn();
    render(<JobForm picker={DateTimePicker} onSubmit={onSubmit} />);
    await userEvent.type(field(), '5/3/2040 10:30');
    const calendar = await openCalendar();

    await userEvent.click(calendar.getByRole('button', { name: /\b6 March 2040/ }));
    expect(field()).toHaveValue('06/03/2040 10:30');
    const time = calendar.getByLabelText('Time');
    expect(time).toHaveValue('10:30');
    await userEvent.clear(time);
    await userEvent.type(time, '14:15');
    await userEvent.click(calendar.getByRole('button', { name: 'Done' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('06/03/2040 14:15');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ deadline: '2040-03-06 14:15' });
  });

  it('keeps an initial date before the minimum', async () => {
    render(<JobForm deadline="2024-01-31" />);
    expect(field()).toHaveValue('31/01/2024');
    expect((await openCalendar()).getByRole('grid', { name: 'Date, March 2040' })).toBeVisible();
  });

  it('has no calendar button when it is read-only', () => {
    render(<DatePicker label="Deadline" value="2040-03-05" onChange={jest.fn()} readOnly />);
    expect(field()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
