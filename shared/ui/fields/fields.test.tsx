import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { CheckboxField } from './CheckboxField';
import { PasswordField } from './PasswordField';
import { RadioGroup } from './RadioGroup';
import { SelectField } from './SelectField';
import { TextArea, TextField } from './TextField';

describe('Form fields', () => {
  it('connect label, error and hint with the control', () => {
    render(<TextField label="Job title" error="Special characters are not allowed." hint="As in an advert." />);

    const field = screen.getByRole('textbox', { name: 'Job title' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Special characters are not allowed. As in an advert.');
  });

  it('pass their values to a form when they are registered with it', async () => {
    const onSubmit = jest.fn();
    render(<EveryField onSubmit={onSubmit} />);

    await userEvent.type(screen.getByLabelText('Title'), 'Cook');
    await userEvent.type(screen.getByLabelText(/Description/), 'Cooks.');
    await userEvent.selectOptions(screen.getByLabelText('Field'), 'Science');
    await userEvent.click(screen.getByRole('radio', { name: 'Paid Stipend' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'More questions' }));
    await userEvent.type(screen.getByLabelText('Password'), 'a long one indeed');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    expect(onSubmit).toHaveBeenCalledWith({
      title: 'Cook',
      description: 'Cooks.',
      field: 'Science',
      stipend: '1',
      more: true,
      password: 'a long one indeed',
    });
  });

  it('focus the first invalid field when the form is submitted', async () => {
    render(<EveryField onSubmit={jest.fn()} />);

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('Title is required.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });
});

describe('PasswordField', () => {
  it('shows the password on request and rates the strength of a new one', async () => {
    render(<PasswordField label="Password" meter />);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
    const field = screen.getByLabelText('Password');

    await userEvent.type(field, 'password1');
    expect(field).toHaveAccessibleDescription('Weak');
    expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
  });
});

function EveryField({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { title: '', description: '', field: '', stipend: '', more: false, password: '' },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))} noValidate>
      <TextField
        label="Title"
        error={formState.errors.title?.message}
        {...register('title', { required: 'Title is required.' })}
      />
      <TextArea label="Description" optional {...register('description')} />
      <SelectField label="Field" placeholder="Select a field" options={['Art', 'Science']} {...register('field')} />
      <RadioGroup
        label="Stipend"
        options={[
          { value: 0, label: 'No Stipend' },
          { value: 1, label: 'Paid Stipend' },
        ]}
        {...register('stipend')}
      />
      <CheckboxField label="More questions" {...register('more')} />
      <PasswordField label="Password" meter {...register('password')} />
      <button type="submit">Send</button>
    </form>
  );
}
