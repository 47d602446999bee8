import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './Dialog';
import { FilterMenu } from './FilterMenu';
import { MenuButton } from './MenuButton';

function DeleteJob({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        title="Confirm Delete"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onDelete}
        confirmLabel="Confirm"
        tone="danger-solid"
      >
        Are you sure you want to delete this job?
      </ConfirmDialog>
    </>
  );
}

describe('ConfirmDialog', () => {
  it('returns the focus to its button when it is cancelled', async () => {
    const remove = jest.fn();
    render(<DeleteJob onDelete={remove} />);

    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Delete' });
    expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this job?');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
    expect(remove).not.toHaveBeenCalled();
  });

  it('runs the action when it is confirmed, and closes on Escape', async () => {
    const remove = jest.fn();
    render(<DeleteJob onDelete={remove} />);

    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(remove).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

function DateFilter({ options = ['Today', 'Last week'] }) {
  const [date, setDate] = useState<string | null>(null);
  return <FilterMenu name="Date" options={options} value={date} onChange={setDate} />;
}

describe('FilterMenu', () => {
  it('shows the value that was chosen by keyboard on the chip, and clears it', async () => {
    render(<DateFilter />);

    screen.getByRole('button', { name: 'Date' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Select Date' });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    const chip = await screen.findByRole('button', { name: 'Date: Last week' });
    await waitFor(() => expect(chip).toHaveFocus());

    await userEvent.click(chip);
    expect(await screen.findByRole('menuitemradio', { name: 'Last week' })).toBeChecked();
    await userEvent.keyboard('{Escape}');

    await userEvent.click(await screen.findByRole('button', { name: 'Clear Date' }));
    expect(screen.getByRole('button', { name: 'Date' })).toBeVisible();
  });

  it('shows first what begins with the words that are searched for in a long list', async () => {
    const months = Array.from({ length: 9 }, (_, month) => `Month ${month}`);
    render(<DateFilter options={[...months, 'Next week', 'Week of the fair']} />);

    await userEvent.click(screen.getByRole('button', { name: 'Date' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'week');

    const rows = screen.getAllByRole('menuitemradio');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Week of the fair', 'Next week']);
  });

  it.each(['{Enter}', ' '])('focuses the first row when the key %p opens the menu', async (key) => {
    render(<DateFilter />);
    screen.getByRole('button', { name: 'Date' }).focus();
    await userEvent.keyboard(key);

    const today = await screen.findByRole('menuitemradio', { name: 'Today' });
    await waitFor(() => expect(today).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Date: Today' })).toBeVisible();
  });
});

describe('MenuButton', () => {
  it('runs the action that was chosen from its menu', async () => {
    const close = jest.fn();
    render(<MenuButton label="Manage" subject="Cook" actions={[{ label: 'Close Job', onSelect: close }]} />);

    await userEvent.click(screen.getByRole('button', { name: 'Manage Cook' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close Job' }));

    expect(close).toHaveBeenCalledTimes(1);
  });
});
