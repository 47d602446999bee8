import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TagField } from './TagField';

function Skills({ before = [] as string[], onSave = jest.fn(), onlySuggested = false }) {
  const [skills, setSkills] = useState(before);
  const [text, setText] = useState('');
  const suggestions = text.toLowerCase().startsWith('j') ? [{ name: 'Java' }, { name: 'JavaScript', note: 'JS' }] : [];
  return (
    <form onSubmit={onSave}>
      <TagField
        label="Skills"
        value={skills}
        onChange={setSkills}
        suggestions={suggestions}
        onType={setText}
        onlySuggested={onlySuggested}
      />
    </form>
  );
}

const field = () => screen.findByRole('combobox', { name: 'Skills' });
const getTags = () =>
  screen.queryAllByRole('button', { name: /^Remove/, hidden: true }).map((button) => button.parentElement?.textContent);

describe('TagField', () => {
  it('adds a suggestion by keyboard, and tells which', async () => {
    render(<Skills />);
    await userEvent.type(await field(), 'j');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['Java', 'JavaScript (JS)', 'Add “j”'],
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(getTags()).toEqual(['JavaScript']);
    expect(await field()).toHaveValue('');
    expect(screen.getByText('JavaScript added.')).toBeInTheDocument();
  });

  it('adds a suggestion by a press', async () => {
    render(<Skills />);
    await userEvent.type(await field(), 'j');
    await userEvent.click(screen.getByRole('option', { name: 'Java' }));
    expect(getTags()).toEqual(['Java']);
    expect(await field()).toHaveFocus();
  });

  it('adds what is typed by Enter, without sending the form', async () => {
    const onSave = jest.fn();
    render(<Skills onSave={onSave} />);
    await userEvent.type(await field(), ' Goat  rearing {Enter}java{Enter}');
    expect(getTags()).toEqual(['Goat rearing', 'java']);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('adds what is typed or pasted with commas, and what is typed when the field is left', async () => {
    render(<Skills before={['Go']} />);
    await userEvent.click(await field());
    await userEvent.paste('HTML, CSS,go, html');
    expect(getTags()).toEqual(['Go', 'HTML', 'CSS']);
    await userEvent.type(await field(), 'Welding');
    await userEvent.tab();
    expect(getTags()).toEqual(['Go', 'HTML', 'CSS', 'Welding']);
  });

  it('removes a tag and puts the focus into the field', async () => {
    render(<Skills before={['Go', 'C++']} />);
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Go' }));
    expect(getTags()).toEqual(['C++']);
    expect(await field()).toHaveFocus();
  });

  it('takes nothing but suggestions where no others are allowed', async () => {
    render(<Skills onlySuggested />);
    await userEvent.type(await field(), 'javascr{Enter}welding{Enter}');
    expect(getTags()).toEqual(['Java']);
    await userEvent.type(await field(), 'javascript');
    await userEvent.tab();
    expect(getTags()).toEqual(['Java', 'JavaScript']);
  });
});
