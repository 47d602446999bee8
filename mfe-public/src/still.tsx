import { paint } from '@foothold/shared/still';
import { CompanyStill } from './pages/company/CompanyStill';
import { JobStill } from './pages/job/JobStill';
import { Component as LandingPage } from './pages/landing/LandingPage';
import { Component as PrivacyPage } from './pages/legal/PrivacyPage';
import { Component as TermsPage } from './pages/legal/TermsPage';

/** What the server paints for visitors who are not signed in, while the scripts are on their way. */
export const stills = paint({
  '/': <LandingPage />,
  '/viewjob/:slug/:jobId': <JobStill />,
  '/company/:slug/:id': <CompanyStill />,
  '/terms': <TermsPage />,
  '/privacy': <PrivacyPage />,
});
