import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: 'reports',
  access: 'anyone',
  paths: ['/reports', '/reports/*'],
  routes: [{ path: 'reports', lazy: () => import('./pages/start/StartPage') }],
});
