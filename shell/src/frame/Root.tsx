import { Outlet, ScrollRestoration } from '@foothold/shared/router';

export function Root() {
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  );
}
