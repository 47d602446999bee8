import { ApiError } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import type { ErrorCode } from '@foothold/shared/contract';
import { visit } from '@foothold/shared/testing';
import { Skeleton } from '@foothold/shared/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const outline: PageOutline = {
  back: <a href="/">Home</a>,
  title: 'Jobs',
  subtitle: 'All of them',
  skeleton: <Skeleton of="card" />,
  failure: (cause) => `The jobs did not load. ${cause}`,
};

/** Opens a page whose loader fails with each of `codes` in turn, then succeeds. */
function visitPage(page: PageOutline, ...codes: ErrorCode[]) {
  const loader = () => {
    const code = codes.shift();
    if (code) throw new ApiError(code);
    return null;
  };
  const Component = () => (
    <AreaPage outline={page} subtitle="Two of them">
      Cook, Welder
    </AreaPage>
  );
  const ErrorBoundary = () => <AreaPageFailure outline={page} />;
  visit([{ path: 'jobs', loader, Component, ErrorBoundary }], '/jobs');
}

describe('AreaPage', () => {
  it('shows back link, heading and content, with live parts in place of those of the outline', async () => {
    visitPage(outline);

    const main = await screen.findByRole('main');
    expect(main).toHaveTextContent('Cook, Welder');
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    expect(screen.getByText('Two of them')).toBeVisible();
    expect(screen.queryByText('All of them')).toBeNull();
  });
});

describe('AreaPageSkeleton', () => {
  it('names the page for screen readers when only its content brings the heading', async () => {
    const { title: _, ...untitled } = outline;
    const Component = () => <AreaPageSkeleton outline={{ ...untitled, fallbackTitle: 'Job' }} />;
    visit([{ path: 'jobs', Component }], '/jobs');

    expect(await screen.findByRole('heading', { level: 1, name: 'Job' })).toBeInTheDocument();
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });
});

describe('AreaPageFailure', () => {
  it('says what failed and loads the page when the retry succeeds', async () => {
    visitPage(outline, 'unavailable');

    expect(await screen.findByText(/^The jobs did not load\. .*busy/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Cook, Welder')).toBeVisible();
  });

  it('says so when the connection is missing, and loads the page when it returns', async () => {
    visitPage({ ...outline, offlineFailure: 'You are offline.' }, 'offline');

    expect(await screen.findByText('You are offline.')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Cook, Welder')).toBeVisible();
  });

  it.each(['not_found', 'invalid_input'] as const)('offers no retry when the server answers %s', async (code) => {
    visitPage({ ...outline, notFound: 'No such job.' }, code);

    expect(await screen.findByText('No such job.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows nothing but the not-found page when that brings its own heading', async () => {
    visitPage({ ...outline, notFoundPage: <h1>Job not found</h1> }, 'not_found');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Job not found');
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull();
  });
});
