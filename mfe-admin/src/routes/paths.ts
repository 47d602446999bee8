/** The addresses of this area's pages. */
export const paths = {
  dashboard: '/admindashboard',
  users: '/adminusers',
  user: (id: number) => `/adminusers/${id}`,
  audit: '/adminaudit',
  /** The audit log, with one action only. */
  auditAction: (action: string) => `/adminaudit?${new URLSearchParams({ action })}`,
  /** The audit log, searched for an actor or a subject. */
  auditSearch: (query: string) => `/adminaudit?${new URLSearchParams({ q: query })}`,
  /** The jobs that wait for their release, and how companies reply. */
  replies: '/adminreplies',
  undeliveredEmails: '/adminemails',
  /** The conversations that students have reported. */
  reports: '/adminreports',
  /** One of them, by its application. */
  report: (application: number) => `/adminreports/${application}`,
  releases: '/adminreleases',
  performance: (app: string) => `/adminreleases/${app}`,
  screenshots: (app: string, release: string) => `/adminreleases/${app}/${release}/screenshots`,
  teams: '/adminteams',
  /** The errors of all apps, of one, or of one of its releases. */
  errors: (search: { app?: string; release?: string } = {}) => {
    const query = new URLSearchParams(search);
    return query.size > 0 ? `/adminerrors?${query}` : '/adminerrors';
  },
  error: (id: number) => `/adminerrors/${id}`,
  security: '/adminsecurity',
  organizations: '/adminorg',
  /** The companies that ask for another name or CAC number. */
  renamings: '/adminorg?status=Renaming',
  organization: (id: number) => `/adminorg/details/${id}`,
  jobs: '/adminjobs',
  job: (id: number) => `/adminjobs/${id}`,
  /** A job's public page. The server replaces 'job' by the job's slug. */
  publicJob: (id: number) => `/viewjob/job/${id}`,
} as const;
