import { ApiError, onSessionEnd } from '@foothold/shared/api';
import { readBoot } from '@foothold/shared/boot';
import { listAreas, viewSession } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toRetryableRoutes } from './retryableRoutes';

const company = { app: 'company', release: '1.0.0-a' };
const jobs = { loader: () => 'three jobs', Component: () => <h1>{useLoaderData<string>()}</h1> };

const missingChunk = () => Object.assign(new Error('lost'), { name: 'ChunkLoadError' });

const mockLiveReleases = () => mockEndpoint(listAreas, () => ({ shell: readBoot().shell.release, areas: [] }));

describe('toRetryableRoutes', () => {
  it('loads the page when only the first request for its chunk fails', async () => {
    const lazy = jest.fn(async () => jobs).mockRejectedValueOnce(missingChunk());
    visit(toRetryableRoutes([{ path: 'jobs', lazy }], company), '/jobs');

    expect(await screen.findByRole('heading', { name: 'three jobs' })).toBeVisible();
  });

  it('shows the page on Try again when its chunk loads by then', async () => {
    let isDown = true;
    mockLiveReleases();
    const lazy = async () => (isDown ? Promise.reject(missingChunk()) : jobs);
    visit(toRetryableRoutes([{ path: 'jobs', lazy }], company), '/jobs');

    expect(await screen.findByRole('heading', { name: /This page did not load/ })).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'three jobs' })).toBeVisible();
  });

  it('says that the server could not be reached when it answers nothing at all', async () => {
    mockEndpoint(listAreas, () => failWith('unreachable'));
    visit(toRetryableRoutes([{ path: 'jobs', lazy: () => Promise.reject(missingChunk()) }], company), '/jobs');
    expect(await screen.findByRole('heading', { name: /could not be reached/ })).toBeVisible();
  });

  it('reports the end of the session when the server withholds the chunk', async () => {
    const handleEnd = jest.fn();
    const unsubscribe = onSessionEnd(handleEnd);
    mockEndpoint(viewSession, () => failWith('signed_out'));
    visit(toRetryableRoutes([{ path: 'jobs', lazy: () => Promise.reject(missingChunk()) }], company), '/jobs', {
      as: anIdentity(),
    });

    await waitFor(() => expect(handleEnd).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    unsubscribe();
  });

  it('says that the page failed, and not the connection, when its code throws while it is set up', async () => {
    const copy = new Error('The session of company 1.0.0 was loaded on a page that has the session of shell 1.0.0.');
    const logged = jest.fn();
    globalThis.reportError = logged;
    jest.spyOn(console, 'error').mockImplementation(() => {});
    visit(toRetryableRoutes([{ path: 'jobs', lazy: () => Promise.reject(copy) }], company), '/jobs');

    expect(await screen.findByRole('heading', { name: 'An unexpected error occurred.' })).toBeVisible();
    expect(logged).toHaveBeenCalledWith(copy);
  });

  it('leaves a refused request to the page’s own boundary, and shows the crash page for a crash', async () => {
    const own = { ...jobs, ErrorBoundary: () => <h1>The jobs did not load</h1> };
    const failWith = (cause: Error) => ({ ...own, loader: () => Promise.reject(cause) });
    const lazyPages = [
      { path: 'refused', lazy: async () => failWith(new ApiError('unavailable')) },
      { path: 'crashed', lazy: async () => failWith(new TypeError('x is undefined')) },
    ];
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const router = visit(toRetryableRoutes(lazyPages, company), '/refused');
    expect(await screen.findByRole('heading', { name: 'The jobs did not load' })).toBeVisible();
    await act(() => router.navigate('/crashed'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'The jobs did not load' })).toBeNull();
  });
});
