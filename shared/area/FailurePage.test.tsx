import { ApiError } from '@foothold/shared/api';
import { visit } from '@foothold/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const failing = (fail: () => unknown) => [
  {
    path: 'jobs',
    loader: fail,
    Component: () => <h1>Jobs</h1>,
  },
];

describe('FailurePage', () => {
  it('shows the message and the request id when a loader fails', async () => {
    visit(
      failing(() => {
        throw new ApiError('unavailable', { request_id: 'r-42' });
      }),
      '/jobs',
    );

    expect(await screen.findByRole('heading', { name: /busy/ })).toBeVisible();
    expect(screen.getByText('Reference r-42')).toBeVisible();
  });

  it('shows the page when the retry succeeds', async () => {
    let tries = 0;
    visit(
      failing(() => {
        tries += 1;
        if (tries === 1) throw new ApiError('offline');
        return null;
      }),
      '/jobs',
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
  });

  it('retries by itself when the connection returns', async () => {
    let online = false;
    visit(
      failing(() => {
        if (!online) throw new ApiError('offline');
        return null;
      }),
      '/jobs',
    );

    await screen.findByRole('heading', { name: /offline/ });
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
  });

  it('offers no retry when the page does not exist', async () => {
    visit(
      failing(() => {
        throw new ApiError('not_found');
      }),
      '/jobs',
    );

    expect(await screen.findByRole('heading', { name: /does not exist/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the start' })).toBeVisible();
  });
});
