import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from './ToastRegion';
import { toast } from './toast';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastRegion />);
});

afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('ToastRegion', () => {
  it('shows a success in an existing live region and removes it after three and a half seconds', () => {
    const region = screen.getByRole('status');
    act(() => toast.success('Job closed successfully'));
    expect(region).toHaveTextContent('Job closed successfully');

    advanceTime(3400);
    expect(region).toHaveTextContent('Job closed successfully');
    advanceTime(200);
    expect(region).toBeEmptyDOMElement();
  });

  it('shows one message at a time, with a default text when none is given', () => {
    act(() => toast.success());
    expect(screen.getByText('Action completed successfully!')).toBeVisible();

    act(() => void toast.error());
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred!');
    expect(screen.queryByText('Action completed successfully!')).not.toBeInTheDocument();
  });

  it('keeps a message when the pointer is over it', () => {
    act(() => toast.success('Job closed successfully'));
    const text = screen.getByText('Job closed successfully');

    fireEvent.mouseOver(text);
    advanceTime(10_000);
    expect(text).toBeVisible();

    fireEvent.mouseOut(text);
    advanceTime(3600);
    expect(screen.queryByText('Job closed successfully')).not.toBeInTheDocument();
  });

  it('removes an error after three and a half seconds too', () => {
    act(() => void toast.error('Failed to close job'));
    advanceTime(3400);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to close job');
    advanceTime(200);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('removes a message when its Close button is clicked', () => {
    act(() => toast.success('Copied'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });
});
