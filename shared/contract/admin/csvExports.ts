import { endpoint, reviewerRoles } from '../endpoint';
import { adminJobSearch } from './jobs';
import { organizationSearch } from './organizations';
import { studentSearch } from './students';

const csvExport = { method: 'GET', access: reviewerRoles, produces: 'text/csv' } as const;

export const downloadStudents = endpoint({
  ...csvExport,
  path: '/all_students.csv',
  summary: 'The students that a search finds, all of them, as a table for a spreadsheet.',
  query: studentSearch,
});

export const downloadOrganizations = endpoint({
  ...csvExport,
  path: '/all_orgs_admin_View.csv',
  summary: 'The organizations that a search finds, all of them, as a table for a spreadsheet.',
  query: organizationSearch,
});

export const downloadAllJobs = endpoint({
  ...csvExport,
  path: '/all_jobs.csv',
  summary: 'The jobs that a search finds, all of them, as a table for a spreadsheet.',
  query: adminJobSearch,
});
