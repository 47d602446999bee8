export const paths = {
  jobs: '/dashboard/jobs',
  job: (id: number) => `/dashboard/jobs/${id}`,
  createJob: '/dashboard/create-job',
  duplicateJob: (id: number) => `/dashboard/create-job?from=${id}`,
  editJob: (id: number) => `/edit-job/${id}`,
  applications: '/dashboard/applications',
  applicationsOfJob: (org_id: number, id: number) => `/dashboard/jobs/${org_id}/${id}`,
  application: (id: number, search = '') => `/dashboard/applications/${id}${search}`,
  setupInterview: (id: number) => `/setup-interview?id=${id}`,
  interviews: '/dashboard/interviews',
  replies: '/dashboard/replies',
  messages: '/dashboard/messages',
  /** The conversation of an application, at a message that was searched for. */
  conversation: (application: number, message?: number) =>
    `/dashboard/messages/${application}${message === undefined ? '' : `?message=${message}`}`,
  messageTemplates: '/dashboard/messages/templates',
  notifications: '/dashboard/notifications',
  profile: '/dashboard/profile',
  editProfile: '/dashboard/profile?edit',
  /** The profile form, which returns to the interview form of this application. */
  editProfileForInterview: (application: number) => `/dashboard/profile?edit&interview=${application}`,
} as const;
