import { type AreaRouteHandle, defineArea } from '@foothold/shared/area';

const admins = ['admin', 'reviewer', 'release_manager'] as const;
/** Where the site requires two-factor login, an admin without it can open only the page that sets it up. */
const onceEnrolled: AreaRouteHandle = { guard: { access: admins, redirect: '/adminsecurity' } };
const ofReviewers: AreaRouteHandle = { guard: { access: ['admin', 'reviewer'], redirect: '/adminreleases' } };
const ofReleaseManagers: AreaRouteHandle = {
  guard: { access: ['admin', 'release_manager'], redirect: '/admindashboard' },
};

export const area = defineArea({
  name: 'admin',
  access: [...admins, 'unenrolled'],
  home: '/admindashboard',
  layout: 'own',
  paths: [
    ...['/admindashboard', '/adminusers', '/adminusers/:id'],
    ...[
      '/adminorg',
      '/adminorg/details/:id',
      '/adminjobs',
      '/adminjobs/:id',
      '/adminreplies',
      '/adminaudit',
      '/adminemails',
      '/adminreports',
      '/adminreports/:id',
      '/adminreleases',
      '/adminreleases/:app',
      '/adminreleases/:app/:release/screenshots',
      '/adminteams',
      '/adminerrors',
      '/adminerrors/:id',
      '/adminsecurity',
    ],
  ],
  skeletons: {
    '/admindashboard': { title: 'Dashboard', of: 'row', count: 6 },
    '/adminusers': { title: 'Users', of: 'row', count: 10 },
    '/adminusers/:id': { title: 'User', back: true, of: 'detail' },
    '/adminorg': { title: 'Organisations', of: 'row', count: 10 },
    '/adminorg/details/:id': { title: 'Organisation', back: true, of: 'detail' },
    '/adminjobs': { title: 'Jobs', of: 'row', count: 10 },
    '/adminjobs/:id': { title: 'Job', back: true, of: 'detail' },
    '/adminreplies': { title: 'Replies', of: 'row', count: 6 },
    '/adminaudit': { title: 'Audit log', of: 'row', count: 10 },
    '/adminemails': { title: 'Undelivered emails', of: 'row', count: 6 },
    '/adminreports': { title: 'Reported conversations', of: 'row', count: 4 },
    '/adminreports/:id': { title: 'Reported conversation', back: true, of: 'detail' },
    '/adminreleases': { title: 'Releases', of: 'row', count: 6 },
    '/adminreleases/:app': { title: 'Performance', back: true, of: 'row', count: 4 },
    '/adminreleases/:app/:release/screenshots': { title: 'Screenshots', back: true, of: 'detail' },
    '/adminteams': { title: 'Teams', back: true, of: 'row', count: 4 },
    '/adminerrors': { title: 'Errors', back: true, of: 'row', count: 6 },
    '/adminerrors/:id': { title: 'Error', back: true, of: 'detail' },
    '/adminsecurity': { title: 'Security', of: 'detail' },
  },
  routes: [
    {
      lazy: () => import('./layout/AdminLayout'),
      children: [
        {
          handle: onceEnrolled,
          children: [
            {
              handle: ofReviewers,
              children: [
                { path: 'admindashboard', lazy: () => import('./pages/dashboard/DashboardPage') },
                { path: 'adminusers', lazy: () => import('./pages/users/UsersPage') },
                { path: 'adminusers/:id', lazy: () => import('./pages/user/UserPage') },
                { path: 'adminorg', lazy: () => import('./pages/organizations/OrganizationsPage') },
                { path: 'adminorg/details/:id', lazy: () => import('./pages/organization/OrganizationPage') },
                { path: 'adminjobs', lazy: () => import('./pages/jobs/JobsPage') },
                { path: 'adminjobs/:id', lazy: () => import('./pages/job/JobPage') },
                { path: 'adminreplies', lazy: () => import('./pages/replies/RepliesPage') },
                { path: 'adminaudit', lazy: () => import('./pages/audit/AuditPage') },
                { path: 'adminemails', lazy: () => import('./pages/emails/EmailsPage') },
                { path: 'adminreports', lazy: () => import('./pages/reports/ReportsPage') },
                { path: 'adminreports/:id', lazy: () => import('./pages/report/ReportPage') },
              ],
            },
            {
              handle: ofReleaseManagers,
              children: [
                { path: 'adminreleases', lazy: () => import('./pages/releases/ReleasesPage') },
                { path: 'adminreleases/:app', lazy: () => import('./pages/performance/PerformancePage') },
                {
                  path: 'adminreleases/:app/:release/screenshots',
                  lazy: () => import('./pages/screenshots/ScreenshotsPage'),
                },
                { path: 'adminteams', lazy: () => import('./pages/teams/TeamsPage') },
                { path: 'adminerrors', lazy: () => import('./pages/errors/ErrorsPage') },
                { path: 'adminerrors/:id', lazy: () => import('./pages/error/ErrorPage') },
              ],
            },
          ],
        },
        { path: 'adminsecurity', lazy: () => import('./pages/security/SecurityPage') },
      ],
    },
  ],
});
