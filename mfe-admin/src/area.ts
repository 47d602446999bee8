import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: 'admin',
  access: 'admin',
  home: '/admindashboard',
  frame: 'own',
  paths: ['/admindashboard', '/adminorg', '/adminorg/details/:id'],
  routes: [
    {
      lazy: () => import('./frame/AdminFrame'),
      children: [
        { path: 'admindashboard', lazy: () => import('./pages/dashboard/DashboardPage') },
        { path: 'adminorg', lazy: () => import('./pages/organizations/OrganizationsPage') },
        { path: 'adminorg/details/:id', lazy: () => import('./pages/organization/OrganizationPage') },
      ],
    },
  ],
});
