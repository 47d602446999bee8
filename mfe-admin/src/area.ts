import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: 'admin',
  access: ['admin', 'unenrolled'],
  home: '/admindashboard',
  layout: 'own',
  paths: [
    ...['/admindashboard', '/adminusers', '/adminusers/:id'],
    ...['/adminorg', '/adminorg/details/:id', '/adminjobs', '/adminaudit', '/adminreleases', '/adminsecurity'],
  ],
  routes: [
    {
      lazy: () => import('./layout/AdminLayout'),
      middleware: [async (args, next) => (await import('./layout/AdminLayout')).requireTwoFactorSetup(args, next)],
      children: [
        { path: 'admindashboard', lazy: () => import('./pages/dashboard/DashboardPage') },
        { path: 'adminusers', lazy: () => import('./pages/users/UsersPage') },
        { path: 'adminusers/:id', lazy: () => import('./pages/user/UserPage') },
        { path: 'adminorg', lazy: () => import('./pages/organizations/OrganizationsPage') },
        { path: 'adminorg/details/:id', lazy: () => import('./pages/organization/OrganizationPage') },
        { path: 'adminjobs', lazy: () => import('./pages/jobs/JobsPage') },
        { path: 'adminaudit', lazy: () => import('./pages/audit/AuditPage') },
        { path: 'adminreleases', lazy: () => import('./pages/releases/ReleasesPage') },
        { path: 'adminsecurity', lazy: () => import('./pages/security/SecurityPage') },
      ],
    },
  ],
});
