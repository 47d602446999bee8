import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

describe('Button', () => {
  it('submits a form only when its type is submit', async () => {
    const submit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Add a question</Button>
        <Button type="submit">Save</Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
    expect(submit).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is announced as disabled but can be pressed and submits when it is unavailable', async () => {
    const submit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" unavailable>
          Apply
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Apply' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus and ignores clicks and Enter when it is busy', async () => {
    const submit = jest.fn((event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Email" />
        <Button type="submit" busy={busy} busyLabel="Signing in...">
          Sign in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    rerender(form(true));

    const button = screen.getByRole('button', { name: 'Signing in...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
