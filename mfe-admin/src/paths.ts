/** Addresses of this area, each in one place. */
export const paths = {
  dashboard: '/admindashboard',
  users: '/adminusers',
  user: (id: number) => `/adminusers/${id}`,
  audit: '/adminaudit',
  /** What was done by and to those whom the words mean. */
  auditSearch: (query: string) => `/adminaudit?${new URLSearchParams({ q: query })}`,
  releases: '/adminreleases',
  security: '/adminsecurity',
  organizations: '/adminorg',
  organization: (id: number) => `/adminorg/details/${id}`,
  jobs: '/adminjobs',
  /** What visitors read of a job; the server corrects the name in the address. */
  publicJob: (id: number) => `/viewjob/job/${id}`,
} as const;
