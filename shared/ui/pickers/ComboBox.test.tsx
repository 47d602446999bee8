import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useController, useForm } from 'react-hook-form';
import { ComboBox } from './ComboBox';

const universities = ['Obafemi Awolowo University, Ile-Ifẹ', 'University of Lagos, Lagos', 'Yaba College, Lagos'];

function Profile({ known = {}, free = false, chosen = '', onSent = jest.fn() }) {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { university: chosen } });
  const { field } = useController({ control, name: 'university', rules: { required: 'University is required.' } });
  return (
    <form onSubmit={handleSubmit((values) => onSent(values))} noValidate>
      <ComboBox
        label="University"
        options={universities}
        aliases={known}
        allowsCustomValue={free}
        error={formState.errors.university?.message}
        {...field}
      />
      <button type="submit">Save</button>
    </form>
  );
}

/** The field once its list is there. */
const field = () => screen.findByRole('combobox', { name: 'University' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('narrows to what has every word typed, and takes the choice by keyboard', async () => {
  const sent = jest.fn();
  render(<Profile onSent={sent} />);

  await userEvent.type(await field(), 'lagos univ');
  expect(offered()).toEqual(['University of Lagos, Lagos']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await field()).toHaveValue('University of Lagos, Lagos');

  await save();
  expect(sent).toHaveBeenCalledWith({ university: 'University of Lagos, Lagos' });
});

it('finds a name without its accents', async () => {
  render(<Profile />);
  await userEvent.type(await field(), 'ile-ife');
  expect(offered()).toEqual(['Obafemi Awolowo University, Ile-Ifẹ']);
});

it.each([false, true])(
  'finds a name by what everybody calls it, where other words may be written: %s',
  async (free) => {
    const sent = jest.fn();
    render(<Profile known={{ 'University of Lagos, Lagos': 'UNILAG' }} free={free} onSent={sent} />);
    await userEvent.type(await field(), 'uni');
    expect(offered()).toHaveLength(2);
    await userEvent.type(await field(), 'lag');
    expect(offered()).toEqual(['University of Lagos, Lagos']);
    await userEvent.tab();
    expect(await field()).toHaveValue('University of Lagos, Lagos');
    await save();
    expect(sent).toHaveBeenCalledWith({ university: 'University of Lagos, Lagos' });
  },
);

it('shows the whole list at a press, with the choice ticked', async () => {
  render(<Profile chosen="Yaba College, Lagos" />);
  await userEvent.click(await field());
  expect(offered()).toEqual(universities);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Yaba College, Lagos');
});

it('takes a name that is typed in full for a choice, in any letters', async () => {
  const sent = jest.fn();
  render(<Profile onSent={sent} />);
  await userEvent.type(await field(), 'yaba college, lagos');
  await userEvent.tab();
  expect(await field()).toHaveValue('Yaba College, Lagos');
  await save();
  expect(sent).toHaveBeenCalledWith({ university: 'Yaba College, Lagos' });
});

it('says so when what is written is not in the list, and keeps it to be mended', async () => {
  const sent = jest.fn();
  render(<Profile onSent={sent} />);
  await userEvent.type(await field(), 'Unilag');
  expect(screen.getByText('Nothing matches.')).toBeVisible();
  await userEvent.tab();

  expect(await field()).toHaveAccessibleDescription('Choose one from the list.');
  expect(await field()).toHaveValue('Unilag');
  await save();
  expect(sent).not.toHaveBeenCalled();
  await waitFor(async () => expect(await field()).toHaveFocus());
});

it('takes something else where that is allowed', async () => {
  const sent = jest.fn();
  render(<Profile free onSent={sent} />);
  await userEvent.type(await field(), ' Covenant University ');
  expect(screen.queryByText('Nothing matches.')).not.toBeInTheDocument();
  await save();
  expect(sent).toHaveBeenCalledWith({ university: 'Covenant University' });
});

it('keeps what a form held before as a choice, where the list has it no more', async () => {
  const sent = jest.fn();
  render(<Profile chosen="University of Ifẹ" onSent={sent} />);
  expect(await field()).toHaveValue('University of Ifẹ');
  await save();
  expect(sent).toHaveBeenCalledWith({ university: 'University of Ifẹ' });
});

it('leads to the field that was left out', async () => {
  render(<Profile />);
  await field();
  await save();
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveAccessibleDescription('University is required.');
  expect(await field()).toBeInvalid();
});

it('on a phone offers what is written below what matches it, were it mistyped', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) });
  const sent = jest.fn();
  render(<Profile free onSent={sent} />);
  await userEvent.click(await field());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'univrsity lgaos');
  expect(offered()).toEqual(['University of Lagos, Lagos', 'Use “univrsity lgaos”']);
  await userEvent.click(screen.getByRole('option', { name: 'University of Lagos, Lagos' }));
  await save();
  expect(sent).toHaveBeenCalledWith({ university: 'University of Lagos, Lagos' });
});

afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
