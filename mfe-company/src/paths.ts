/** Addresses of this area, each in one place. */
export const paths = {
  jobs: '/dashboard/jobs',
  createJob: '/dashboard/create-job',
  editJob: (id: number) => `/edit-job/${id}`,
  applications: '/dashboard/applications',
  applicationsOfJob: (org_id: number, id: number) => `/dashboard/jobs/${org_id}/${id}`,
  application: (id: number) => `/dashboard/applications/${id}`,
  setupInterview: (id: number) => `/setup-interview?id=${id}`,
  interviews: '/dashboard/interviews',
  profile: '/dashboard/profile',
  editProfile: '/dashboard/profile?edit',
} as const;
