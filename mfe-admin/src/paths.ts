/** Addresses of this area, each in one place. */
export const paths = {
  dashboard: '/admindashboard',
  organizations: '/adminorg',
  organization: (id: number) => `/adminorg/details/${id}`,
} as const;
