import { createMemoryRouter } from '@foothold/shared/router';
import { act, render, screen } from '@testing-library/react';
import { clearToastOnNavigation } from './clearToastOnNavigation';
import { ToastRegion } from './ToastRegion';
import { toast } from './toast';

function openAt(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [path] });
  clearToastOnNavigation(router);
  render(<ToastRegion />);
  return router;
}

afterEach(() => act(() => toast.clear()));

describe('clearToastOnNavigation', () => {
  it('removes the message of a page that is left, and keeps one that is shown after the navigation', async () => {
    const router = openAt('/dashboard/create-job');
    act(() => void toast.error('Failed to create job. Please try again.'));
    await act(() => router.navigate('/dashboard/jobs'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    act(() => toast.success('Job Created Successfully!'));
    expect(screen.getByRole('status')).toHaveTextContent('Job Created Successfully!');
  });

  it('keeps the message when the page only changes its search or reloads its data', async () => {
    const router = openAt('/dashboard/jobs');
    act(() => toast.success('Job closed successfully'));
    await act(() => router.navigate('/dashboard/jobs?tab=Closed'));
    await act(() => router.revalidate());
    expect(screen.getByRole('status')).toHaveTextContent('Job closed successfully');
  });
});
