import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: 'candidate',
  access: 'student',
  home: '/dashboard/jobs',
  paths: ['/dashboard/*'],
  nav: [{ to: '/dashboard/jobs', label: 'Jobs', icon: 'briefcase', dock: true }],
  routes: [
    { path: 'dashboard', lazy: () => import('./pages/home') },
    { path: 'dashboard/jobs', lazy: () => import('./pages/jobs/JobsPage') },
  ],
});
