import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: 'candidate',
  access: 'student',
  home: '/dashboard/jobs',
  paths: ['/dashboard/*'],
  nav: [
    { to: '/dashboard/jobs', label: 'Jobs', icon: 'briefcase', also: ['/dashboard/saved'], dock: true },
    {
      to: '/dashboard/applications',
      label: 'Applications',
      icon: 'file-text',
      also: ['/dashboard/what-decided'],
      dock: true,
    },
    { to: '/dashboard/notifications', label: 'Interview', icon: 'calendar-clock', dock: true, unread: true },
    { to: '/dashboard/profile', label: 'Profile', icon: 'circle-user' },
  ],
  skeletons: {
    '/dashboard/jobs': { title: 'Jobs', of: 'card', count: 6 },
    '/dashboard/saved': { title: 'Saved jobs', back: true, of: 'card', count: 4 },
    '/dashboard/jobs/:id': { back: true, of: 'detail' },
    '/dashboard/jobs/:id/apply/:org_id': { title: 'Apply', back: true, of: 'detail' },
    '/dashboard/applications': { title: 'My Applications', of: 'card', count: 4 },
    '/dashboard/applications/:id': { back: true, of: 'detail' },
    '/dashboard/what-decided': { title: 'What decided', back: true, of: 'row', count: 4 },
    '/dashboard/notifications': { title: 'Interview', of: 'card', count: 2 },
    '/dashboard/profile': { title: 'Profile', of: 'detail' },
  },
  routes: [
    { path: 'dashboard', lazy: () => import('./pages/home') },
    { path: 'dashboard/jobs', lazy: () => import('./pages/jobs/JobsPage') },
    { path: 'dashboard/saved', lazy: () => import('./pages/saved/SavedPage') },
    { path: 'dashboard/jobs/:id', lazy: () => import('./pages/job/JobPage') },
    { path: 'dashboard/jobs/:id/apply/:org_id', lazy: () => import('./pages/apply/ApplyPage') },
    { path: 'dashboard/applications', lazy: () => import('./pages/applications/ApplicationsPage') },
    { path: 'dashboard/applications/:id', lazy: () => import('./pages/application/ApplicationPage') },
    { path: 'dashboard/what-decided', lazy: () => import('./pages/whatDecided/WhatDecidedPage') },
    { path: 'dashboard/notifications', lazy: () => import('./pages/notifications/NotificationsPage') },
    { path: 'dashboard/profile', lazy: () => import('./pages/profile/ProfilePage') },
  ],
});
