import type { Area } from '@foothold/shared/area';
import { expireSession, setSessionIdentity } from '@foothold/shared/auth';
import type { BootArea, BootDocument } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@foothold/shared/router';
import { ToastRegion } from '@foothold/shared/ui';
import { render } from '@testing-library/react';
import { createAreaLoader } from '../loading/areaLoader';
import { discoverRoutes } from '../loading/discoverRoutes';
import { routes } from '../routes';

interface OpenShellOptions {
  as?: Identity;
  boot?: Partial<BootDocument>;
  /** Replaces the federated loading of an area. */
  load?: (source: { container: string }) => Promise<Area>;
}

/** Opens an address in the real shell with its routes, guards and layout. Only federation and the network are mocked. */
export function openShell(address: string, { as, boot = {}, load = rejectLoading }: OpenShellOptions = {}) {
  if (as) setSessionIdentity(as);
  else expireSession();
  inlineBootDocument({
    identity: as ?? null,
    theme: 'system',
    shell: { release: '1' },
    areas: [],
    nav: [],
    home: '/',
    address: 'open',
    links: { chat_group: null, social: [] },
    unread: 0,
    ...boot,
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverRoutes(createAreaLoader(load)),
  });
  render(
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
  return router;
}

/** An area in a boot document. */
export const aBootArea = (over: Partial<BootArea> = {}): BootArea => ({
  name: 'candidate',
  access: 'student',
  frame: 'sidebar',
  paths: ['/dashboard/*'],
  outlines: {},
  release: '1.0.0-a',
  container: 'candidate_1',
  entry: '/mf/candidate/1.0.0-a/remoteEntry.js',
  integrity: 'sha384-x',
  requires: {},
  ...over,
});

/** An area as its bundle exports it. */
export const anArea = (routes: RouteObject[], over: Partial<Area> = {}): Area => ({
  name: 'candidate',
  access: 'student',
  paths: ['/dashboard/*'],
  routes,
  ...over,
});

const rejectLoading = () => Promise.reject(new Error('This test loads no area.'));

function inlineBootDocument(boot: BootDocument): void {
  document.getElementById('boot')?.remove();
  const element = document.createElement('script');
  element.id = 'boot';
  element.type = 'application/json';
  element.textContent = JSON.stringify(boot);
  document.head.append(element);
}
