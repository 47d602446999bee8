import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: 'company',
  access: 'organization',
  home: '/dashboard/jobs',
  paths: ['/dashboard/*', '/edit-job/:id', '/setup-interview'],
  nav: [
    { to: '/dashboard/jobs', label: 'Jobs', icon: 'briefcase', dock: true },
    { to: '/dashboard/create-job', label: 'Create Job', icon: 'square-plus' },
    { to: '/dashboard/applications', label: 'Applications', icon: 'inbox', dock: true },
    { to: '/dashboard/interviews', label: 'Interviews', icon: 'video', dock: true },
    { to: '/dashboard/notifications', label: 'Notifications', icon: 'bell', unread: true },
    { to: '/dashboard/profile', label: 'Profile', icon: 'circle-user' },
  ],
  routes: [
    { path: 'dashboard/jobs', lazy: () => import('./pages/jobs/JobsPage') },
    { path: 'dashboard/jobs/:org_id/:id', lazy: () => import('./pages/applications/ApplicationsPage') },
    { path: 'dashboard/create-job', lazy: () => import('./pages/jobForm/CreateJobPage') },
    { path: 'edit-job/:id', lazy: () => import('./pages/jobForm/EditJobPage') },
    { path: 'dashboard/applications', lazy: () => import('./pages/applications/ApplicationsPage') },
    { path: 'dashboard/applications/:applicationId', lazy: () => import('./pages/application/ApplicationPage') },
    { path: 'setup-interview', lazy: () => import('./pages/setupInterview/SetupInterviewPage') },
    { path: 'dashboard/interviews', lazy: () => import('./pages/interviews/InterviewsPage') },
    { path: 'dashboard/notifications', lazy: () => import('./pages/notifications/NotificationsPage') },
    { path: 'dashboard/profile', lazy: () => import('./pages/profile/ProfilePage') },
  ],
});
