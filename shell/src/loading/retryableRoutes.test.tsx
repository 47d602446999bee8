import { onSessionEnd } from '@foothold/shared/api';
import { viewSession } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toRetryableRoutes } from './retryableRoutes';

const jobs = { loader: () => 'three jobs', Component: () => <h1>{useLoaderData<string>()}</h1> };

it('gets over one lost chunk by itself', async () => {
  const lazy = jest.fn(async () => jobs).mockRejectedValueOnce(new Error('lost'));
  visit(toRetryableRoutes([{ path: 'jobs', lazy }]), '/jobs');

  expect(await screen.findByRole('heading', { name: 'three jobs' })).toBeVisible();
});

it('shows the page once its chunk comes, without a reload', async () => {
  let down = true;
  const lazy = async () => (down ? Promise.reject(new Error('lost')) : jobs);
  visit(toRetryableRoutes([{ path: 'jobs', lazy }]), '/jobs');

  expect(await screen.findByRole('heading', { name: /offline/ })).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'three jobs' })).toBeVisible();
});

it('finds that the session has ended where the chunk is withheld for that', async () => {
  const ended = jest.fn();
  const stop = onSessionEnd(ended);
  mockEndpoint(viewSession, () => failWith('signed_out'));
  visit(toRetryableRoutes([{ path: 'jobs', lazy: () => Promise.reject(new Error('404')) }]), '/jobs', {
    as: anIdentity(),
  });

  await waitFor(() => expect(ended).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: /offline/ })).not.toBeInTheDocument();
  stop();
});
