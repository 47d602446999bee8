export const paths = {
  jobs: '/dashboard/jobs',
  saved: '/dashboard/saved',
  companyJobs: (companyName: string) => `/dashboard/jobs?${new URLSearchParams({ company: companyName })}`,
  job: (id: number) => `/dashboard/jobs/${id}`,
  apply: (id: number, org_id: number) => `/dashboard/jobs/${id}/apply/${org_id}`,
  applications: '/dashboard/applications',
  whatDecided: '/dashboard/what-decided',
  application: (id: number) => `/dashboard/applications/${id}`,
  messages: '/dashboard/messages',
  /** The conversation of an application. */
  conversation: (application: number) => `/dashboard/messages/${application}`,
  welcome: (id: number) => `/dashboard/applications/${id}/welcome`,
  notifications: '/dashboard/notifications',
  profile: '/dashboard/profile',
  editProfile: '/dashboard/profile?edit=1',
} as const;
