import { onSessionEnd } from '@foothold/shared/api';
import { viewSession } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toRetryableRoutes } from './retryableRoutes';

const jobs = { loader: () => 'three jobs', Component: () => <h1>{useLoaderData<string>()}</h1> };

describe('toRetryableRoutes', () => {
  it('loads the page when only the first request for its chunk fails', async () => {
    const lazy = jest.fn(async () => jobs).mockRejectedValueOnce(new Error('lost'));
    visit(toRetryableRoutes([{ path: 'jobs', lazy }]), '/jobs');

    expect(await screen.findByRole('heading', { name: 'three jobs' })).toBeVisible();
  });

  it('shows the page on Try again when its chunk loads by then', async () => {
    let isDown = true;
    const lazy = async () => (isDown ? Promise.reject(new Error('lost')) : jobs);
    visit(toRetryableRoutes([{ path: 'jobs', lazy }]), '/jobs');

    expect(await screen.findByRole('heading', { name: /could not be reached/ })).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'three jobs' })).toBeVisible();
  });

  it('reports the end of the session when the server withholds the chunk', async () => {
    const handleEnd = jest.fn();
    const unsubscribe = onSessionEnd(handleEnd);
    mockEndpoint(viewSession, () => failWith('signed_out'));
    visit(toRetryableRoutes([{ path: 'jobs', lazy: () => Promise.reject(new Error('404')) }]), '/jobs', {
      as: anIdentity(),
    });

    await waitFor(() => expect(handleEnd).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: /could not be reached/ })).not.toBeInTheDocument();
    unsubscribe();
  });
});
