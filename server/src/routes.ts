import { ownAccountRoutes } from './accounts/ownRoutes';
import { accountRoutes } from './accounts/routes';
import { adminRoutes } from './admin/routes';
import { applicationRoutes } from './applications/routes';
import type { Context } from './context';
import { documentRoutes } from './documents/routes';
import { draftRoutes } from './drafts/routes';
import type { PageRoute, Route } from './http';
import { interviewRoutes } from './interviews/routes';
import { jobRoutes } from './jobs/routes';
import { listRoutes } from './lists/routes';
import { notificationRoutes } from './notifications/routes';
import { ownSessionRoutes } from './sessions/accountRoutes';
import { resetRoutes } from './sessions/resetRoutes';
import { sessionRoutes } from './sessions/routes';
import { publicPages } from './site/publicPages';
import { storagePages } from './storage';

/** Every call that the API answers: the mount, the OpenAPI description and the access matrix read this list. */
export const apiRoutes = (context: Context): Route[] => [
  ...sessionRoutes(context),
  ...resetRoutes(context),
  ...ownSessionRoutes(context),
  ...jobRoutes(context),
  ...applicationRoutes(context),
  ...documentRoutes(context),
  ...draftRoutes(context),
  ...interviewRoutes(context),
  ...notificationRoutes(context),
  ...accountRoutes(context),
  ...ownAccountRoutes(context),
  ...adminRoutes(context),
  ...listRoutes(context),
];

/** Every GET outside of the contract. */
export const pageRoutes = (context: Context): PageRoute[] => [...storagePages(context), ...publicPages(context)];
