import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useController, useForm } from 'react-hook-form';
import { ComboBox } from './ComboBox';

const universities = ['Obafemi Awolowo University, Ile-Ifẹ', 'University of Lagos, Lagos', 'Yaba College, Lagos'];

function Profile({ aliases = {}, allowsCustomValue = false, university = '', onSubmit = jest.fn() }) {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { university } });
  const { field } = useController({ control, name: 'university', rules: { required: 'University is required.' } });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))} noValidate>
      <ComboBox
        label="University"
        options={universities}
        aliases={aliases}
        allowsCustomValue={allowsCustomValue}
        error={formState.errors.university?.message}
        {...field}
      />
      <button type="submit">Save</button>
    </form>
  );
}

/** The field, once the list's code is loaded. */
const field = () => screen.findByRole('combobox', { name: 'University' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const getOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('ComboBox', () => {
  it('offers the options that contain every typed word, and takes a choice by keyboard', async () => {
    const onSubmit = jest.fn();
    render(<Profile onSubmit={onSubmit} />);

    await userEvent.type(await field(), 'lagos univ');
    expect(getOptions()).toEqual(['University of Lagos, Lagos']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await field()).toHaveValue('University of Lagos, Lagos');

    await save();
    expect(onSubmit).toHaveBeenCalledWith({ university: 'University of Lagos, Lagos' });
  });

  it('offers first what begins with the typed text', async () => {
    render(<Profile />);
    await userEvent.type(await field(), 'university');
    expect(getOptions()).toEqual(['University of Lagos, Lagos', 'Obafemi Awolowo University, Ile-Ifẹ']);
  });

  it('finds an option when its accents are not typed', async () => {
    render(<Profile />);
    await userEvent.type(await field(), 'ile-ife');
    expect(getOptions()).toEqual(['Obafemi Awolowo University, Ile-Ifẹ']);
  });

  it.each([false, true])(
    'finds an option by its alias when custom values are allowed: %s',
    async (allowsCustomValue) => {
      const onSubmit = jest.fn();
      render(
        <Profile
          aliases={{ 'University of Lagos, Lagos': 'UNILAG' }}
          allowsCustomValue={allowsCustomValue}
          onSubmit={onSubmit}
        />,
      );
      await userEvent.type(await field(), 'uni');
      expect(getOptions()).toHaveLength(2);
      await userEvent.type(await field(), 'lag');
      expect(getOptions()).toEqual(['University of Lagos, Lagos']);
      await userEvent.tab();
      expect(await field()).toHaveValue('University of Lagos, Lagos');
      await save();
      expect(onSubmit).toHaveBeenCalledWith({ university: 'University of Lagos, Lagos' });
    },
  );

  it('shows the whole list with the choice ticked when the field is clicked', async () => {
    render(<Profile university="Yaba College, Lagos" />);
    await userEvent.click(await field());
    expect(getOptions()).toEqual(universities);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Yaba College, Lagos');
  });

  it('opens the whole list instead of sending the form when Enter is pressed', async () => {
    const onSubmit = jest.fn();
    render(<Profile university="Yaba College, Lagos" onSubmit={onSubmit} />);
    await field();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(getOptions()).toEqual(universities);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('chooses an option when its name is typed in full in any case', async () => {
    const onSubmit = jest.fn();
    render(<Profile onSubmit={onSubmit} />);
    await userEvent.type(await field(), 'yaba college, lagos');
    await userEvent.tab();
    expect(await field()).toHaveValue('Yaba College, Lagos');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ university: 'Yaba College, Lagos' });
  });

  it('keeps the text and shows an error when it is not in the list', async () => {
    const onSubmit = jest.fn();
    render(<Profile onSubmit={onSubmit} />);
    await userEvent.type(await field(), 'Unilag');
    expect(screen.getByText('Nothing matches.')).toBeVisible();
    await userEvent.tab();

    expect(await field()).toHaveAccessibleDescription('Choose one from the list.');
    expect(await field()).toHaveValue('Unilag');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  it('accepts other text when custom values are allowed', async () => {
    const onSubmit = jest.fn();
    render(<Profile allowsCustomValue onSubmit={onSubmit} />);
    await userEvent.type(await field(), ' Covenant University ');
    expect(screen.queryByText('Nothing matches.')).not.toBeInTheDocument();
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ university: 'Covenant University' });
  });

  it('keeps the initial value when the list does not contain it', async () => {
    const onSubmit = jest.fn();
    render(<Profile university="University of Ifẹ" onSubmit={onSubmit} />);
    expect(await field()).toHaveValue('University of Ifẹ');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ university: 'University of Ifẹ' });
  });

  it('takes the focus when the form is submitted without a value', async () => {
    render(<Profile />);
    await field();
    await save();
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription('University is required.');
    expect(await field()).toBeInvalid();
  });

  it('offers similar options and then the typed text when custom values are allowed on a phone', async () => {
    onPhone();
    const onSubmit = jest.fn();
    render(<Profile allowsCustomValue onSubmit={onSubmit} />);
    await userEvent.click(await field());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'univrsity lgaos');
    expect(getOptions()).toEqual(['University of Lagos, Lagos', 'Use “univrsity lgaos”']);
    await userEvent.click(screen.getByRole('option', { name: 'University of Lagos, Lagos' }));
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ university: 'University of Lagos, Lagos' });
  });

  it('searches what is typed when it was opened by a key on a phone, and waits for a press when by touch', async () => {
    onPhone();
    render(<Profile />);
    await userEvent.click(await field());
    expect(await screen.findByRole('textbox', { name: 'Search' })).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Search' })).toBeNull());

    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('ife');
    expect(getOptions()).toEqual(['Obafemi Awolowo University, Ile-Ifẹ']);
  });
});

const onPhone = () =>
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) });
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
