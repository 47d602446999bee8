import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: 'public',
  access: 'anyone',
  paths: [
    '/',
    '/register',
    '/signup',
    '/unverified-company',
    '/viewjob/:slug/:job_id',
    '/job/unknown',
    '/terms',
    '/privacy',
  ],
  routes: [
    { index: true, lazy: () => import('./pages/landing/LandingPage') },
    { path: 'unverified-company', handle: { frame: 'sidebar' }, lazy: () => import('./pages/pending/PendingPage') },
  ],
});
