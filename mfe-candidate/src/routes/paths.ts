import type { SavedSearch } from '@foothold/shared/contract';

/** In the address of the list: the saved search that its reader came from. */
export const savedSearchParam = 'saved';

export const paths = {
  jobs: '/dashboard/jobs',
  saved: '/dashboard/saved',
  forYou: '/dashboard/for-you',
  searches: '/dashboard/searches',
  companies: '/dashboard/companies',
  /** The list of jobs as a saved search has it, without the filters that the site has dropped. */
  savedSearch: ({ id, conditions, dropped }: Pick<SavedSearch, 'id' | 'conditions' | 'dropped'>) => {
    const kept = Object.entries(conditions).filter(([name]) => !dropped.some((one) => one === name));
    return `/dashboard/jobs?${new URLSearchParams([...kept, [savedSearchParam, String(id)]])}`;
  },
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
  /** The profile with the form of one part of the details open. */
  editDetails: (part: string) => `/dashboard/profile?edit=${part}`,
} as const;
