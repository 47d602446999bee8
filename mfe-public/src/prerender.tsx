import { prerenderPages } from '@foothold/shared/prerender';
import { CompanyPrerender } from './pages/company/CompanyPrerender';
import { JobPrerender } from './pages/job/JobPrerender';
import { JobsPrerender } from './pages/jobs/JobsPrerender';
import { LandingPrerender } from './pages/landing/LandingPrerender';
import { Component as PrivacyPage } from './pages/legal/PrivacyPage';
import { Component as TermsPage } from './pages/legal/TermsPage';

/** What the server sends to visitors who are not signed in; shown until the scripts have loaded. */
export const prerenderedPages = prerenderPages({
  '/': <LandingPrerender />,
  '/jobs': <JobsPrerender />,
  '/viewjob/:slug/:jobId': <JobPrerender />,
  '/company/:slug/:id': <CompanyPrerender />,
  '/terms': <TermsPage />,
  '/privacy': <PrivacyPage />,
});
