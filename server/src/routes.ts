import { ownAccountRoutes } from './accounts/ownRoutes';
import { accountRoutes } from './accounts/routes';
import { adminRoutes } from './admin/routes';
import { noteRoutes } from './applications/noteRoutes';
import { applicationRoutes } from './applications/routes';
import { auditRoutes } from './audit/routes';
import { logoPages } from './companies/pages';
import { companyRoutes } from './companies/routes';
import type { Context } from './context';
import { documentRoutes } from './documents/routes';
import { draftRoutes } from './drafts/routes';
import type { PageRoute, Route } from './http';
import { interviewRoutes } from './interviews/routes';
import { jobRoutes } from './jobs/routes';
import { listRoutes } from './lists/routes';
import { notificationRoutes } from './notifications/routes';
import { releaseRoutes } from './releases/routes';
import { ownSessionRoutes } from './sessions/accountRoutes';
import { adminAccountRoutes } from './sessions/adminAccountRoutes';
import { resetRoutes } from './sessions/resetRoutes';
import { sessionRoutes } from './sessions/routes';
import { twoFactorRoutes } from './sessions/twoFactor/routes';
import { publicPages } from './site/publicPages';
import { siteRoutes } from './site/routes';
import { storagePages } from './storage';

/** Every call that the API answers: the mount, the OpenAPI description and the access matrix read this list. */
export const apiRoutes = (context: Context): Route[] => [
  ...sessionRoutes(context),
  ...resetRoutes(context),
  ...ownSessionRoutes(context),
  ...twoFactorRoutes(context),
  ...adminAccountRoutes(context),
  ...jobRoutes(context),
  ...applicationRoutes(context),
  ...noteRoutes(context),
  ...documentRoutes(context),
  ...draftRoutes(context),
  ...interviewRoutes(context),
  ...notificationRoutes(context),
  ...companyRoutes(context),
  ...accountRoutes(context),
  ...ownAccountRoutes(context),
  ...adminRoutes(context),
  ...auditRoutes(context),
  ...releaseRoutes(context),
  ...listRoutes(context),
  ...siteRoutes(context),
];

/** Every GET outside of the contract. */
export const pageRoutes = (context: Context): PageRoute[] => [
  ...storagePages(context),
  ...logoPages(context),
  ...publicPages(context),
];
