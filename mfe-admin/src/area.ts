import { type AreaRouteHandle, defineArea } from '@foothold/shared/area';

/** Where the site requires two-factor login, an admin without it can open only the page that sets it up. */
const onceEnrolled: AreaRouteHandle = { guard: { access: 'admin', redirect: '/adminsecurity' } };

export const area = defineArea({
  name: 'admin',
  access: ['admin', 'unenrolled'],
  home: '/admindashboard',
  layout: 'own',
  paths: [
    ...['/admindashboard', '/adminusers', '/adminusers/:id'],
    ...[
      '/adminorg',
      '/adminorg/details/:id',
      '/adminjobs',
      '/adminjobs/:id',
      '/adminaudit',
      '/adminemails',
      '/adminreleases',
      '/adminsecurity',
    ],
  ],
  routes: [
    {
      lazy: () => import('./layout/AdminLayout'),
      children: [
        {
          handle: onceEnrolled,
          children: [
            { path: 'admindashboard', lazy: () => import('./pages/dashboard/DashboardPage') },
            { path: 'adminusers', lazy: () => import('./pages/users/UsersPage') },
            { path: 'adminusers/:id', lazy: () => import('./pages/user/UserPage') },
            { path: 'adminorg', lazy: () => import('./pages/organizations/OrganizationsPage') },
            { path: 'adminorg/details/:id', lazy: () => import('./pages/organization/OrganizationPage') },
            { path: 'adminjobs', lazy: () => import('./pages/jobs/JobsPage') },
            { path: 'adminjobs/:id', lazy: () => import('./pages/job/JobPage') },
            { path: 'adminaudit', lazy: () => import('./pages/audit/AuditPage') },
            { path: 'adminemails', lazy: () => import('./pages/emails/EmailsPage') },
            { path: 'adminreleases', lazy: () => import('./pages/releases/ReleasesPage') },
          ],
        },
        { path: 'adminsecurity', lazy: () => import('./pages/security/SecurityPage') },
      ],
    },
  ],
});
