import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: 'company',
  access: 'organization',
  home: '/dashboard/jobs',
  paths: ['/dashboard/*', '/edit-job/:id', '/setup-interview'],
  nav: [{ to: '/dashboard/jobs', label: 'Jobs', icon: 'briefcase', dock: true }],
  routes: [
    { path: 'dashboard', lazy: () => import('./pages/home') },
    { path: 'dashboard/jobs', lazy: () => import('./pages/jobs/JobsPage') },
  ],
});
