import { FailurePage } from '@foothold/shared/area';
import { setSessionIdentity } from '@foothold/shared/auth';
import type { Identity } from '@foothold/shared/contract';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@foothold/shared/router';
import { clearToastOnNavigation, ToastRegion, toast } from '@foothold/shared/ui';
import { act, render } from '@testing-library/react';

// Toasts live outside of React and would remain for the next test.
afterEach(() => act(() => toast.clear()));

/** Opens an address of an area as the shell does, signed in `as` a user. Everything but the network is real. */
export function visit(routes: RouteObject[], address: string, { as }: { as?: Identity } = {}) {
  if (as) setSessionIdentity(as);
  const fallbackRoute = { path: '*', Component: () => null };
  const rootRoute = {
    id: 'site',
    ErrorBoundary: FailurePage,
    HydrateFallback: () => null,
    children: [...routes, fallbackRoute],
  };
  const router = createMemoryRouter([rootRoute], { initialEntries: [address] });
  clearToastOnNavigation(router);
  render(
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
  return router;
}
