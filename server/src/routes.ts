import { privacyRoutes } from './accounts/ownRoutes';
import { accountRoutes } from './accounts/routes';
import { adminRoutes } from './admin/routes';
import { noteRoutes } from './applications/noteRoutes';
import { applicationRoutes } from './applications/routes';
import { auditRoutes } from './audit/routes';
import { logoPages } from './companies/pages';
import { organizationRoutes } from './companies/routes';
import type { Context } from './context';
import { documentRoutes } from './documents/routes';
import { applicationDraftRoutes } from './drafts/routes';
import type { PageRoute, Route } from './http';
import { interviewRoutes } from './interviews/routes';
import { jobRoutes } from './jobs/routes';
import { referenceDataRoutes } from './lists/routes';
import { notificationRoutes } from './notifications/routes';
import { releaseRoutes } from './releases/routes';
import { accountSecurityRoutes } from './sessions/accountRoutes';
import { adminAccountRoutes } from './sessions/adminAccountRoutes';
import { passwordResetRoutes } from './sessions/resetRoutes';
import { sessionRoutes } from './sessions/routes';
import { twoFactorRoutes } from './sessions/twoFactor/routes';
import { publicRoutes } from './site/publicPages';
import { siteRoutes } from './site/routes';
import { fileRoutes } from './storage';

/** Every call that the API answers: the mount, the OpenAPI description and the access matrix read this list. */
export const apiRoutes = (context: Context): Route[] => [
  ...sessionRoutes(context),
  ...passwordResetRoutes(context),
  ...accountSecurityRoutes(context),
  ...twoFactorRoutes(context),
  ...adminAccountRoutes(context),
  ...jobRoutes(context),
  ...applicationRoutes(context),
  ...noteRoutes(context),
  ...documentRoutes(context),
  ...applicationDraftRoutes(context),
  ...interviewRoutes(context),
  ...notificationRoutes(context),
  ...organizationRoutes(context),
  ...accountRoutes(context),
  ...privacyRoutes(context),
  ...adminRoutes(context),
  ...auditRoutes(context),
  ...releaseRoutes(context),
  ...referenceDataRoutes(context),
  ...siteRoutes(context),
];

/** Every GET outside of the contract. */
export const pageRoutes = (context: Context): PageRoute[] => [
  ...fileRoutes(context),
  ...logoPages(context),
  ...publicRoutes(context),
];
