import { addressConfirmationRoutes } from '../accounts/addressConfirmation/routes';
import { adminAccountRoutes } from '../accounts/adminAccounts.routes';
import { studentDetailsRoutes } from '../accounts/details/routes';
import { documentRoutes } from '../accounts/documents/routes';
import { loginRoutes } from '../accounts/login.routes';
import { passkeyRoutes } from '../accounts/passkeys/routes';
import { passwordResetRoutes } from '../accounts/passwordReset/routes';
import { accountRoutes } from '../accounts/routes';
import { twoFactorRoutes } from '../accounts/twoFactor/routes';
import { auditRoutes } from '../admin/audit/routes';
import { replyAdminRoutes } from '../admin/replies.routes';
import { reportedConversationRoutes } from '../admin/reportedConversations.routes';
import { accountListRoutes, adminRoutes } from '../admin/routes';
import { undeliveredEmailRoutes } from '../admin/undeliveredEmails.routes';
import { errorReportRoutes } from '../errorReports/routes';
import { fileRoutes } from '../hiring/applications/files.routes';
import { applicationRoutes } from '../hiring/applications/routes';
import { decisionRoutes } from '../hiring/decisions/routes';
import { applicationDraftRoutes } from '../hiring/drafts/routes';
import { setMissingMeetLinks } from '../hiring/interviews/queries';
import { interviewRoutes } from '../hiring/interviews/routes';
import { messageRoutes } from '../hiring/messages/routes';
import { replyRoutes } from '../hiring/replies/routes';
import { welcomeRoutes } from '../hiring/welcomes/routes';
import { adoptSubscriber } from '../jobs/alerts/subscribers.queries';
import { companyChoiceRoutes } from '../jobs/companyChoices/routes';
import { jobDraftRoutes } from '../jobs/drafts/routes';
import { forYouRoutes } from '../jobs/forYou/routes';
import { jobRoutes } from '../jobs/routes';
import { savedSearchRoutes } from '../jobs/savedSearches/routes';

import { jobSearchRoutes, publicPageRoutes } from '../jobs/search/routes';
import { createJobSearch } from '../jobs/search/search';
import { unsubscribeRoutes, visitorAlertRoutes } from '../jobs/visitorAlerts/routes';
import { openFeed } from '../notifications/feed';
import { notificationRoutes } from '../notifications/routes';
import { logoRoutes } from '../organizations/logo.routes';
import { organizationRoutes } from '../organizations/routes';
import { backupRoutes } from '../platform/backup/routes';
import type { Context } from '../platform/context';
import type { PageRoute, Route } from '../platform/http';
import { releaseRoutes } from '../platform/releases/routes';
import { screenshotFileRoutes, screenshotRoutes } from '../platform/releases/screenshots.routes';
import { privacyRoutes } from '../privacy/routes';
import { referenceDataRoutes } from '../referenceData/routes';
import { createFrontPageLoader } from '../site/content/frontPage';
import { publicRoutes, siteRoutes } from '../site/routes';
import { teamRoutes } from '../teams/routes';
import { emailTemplates } from './emailOutbox';

/** All endpoints of the API. The server, the OpenAPI description and the access matrix read this list. */
export const apiRoutes = (
  context: Context,
  jobSearch = createJobSearch(context),
  loadFrontPage = createFrontPageLoader(context, jobSearch),
  feed = openFeed(context),
): Route[] => [
  ...loginRoutes(context),
  ...addressConfirmationRoutes(context, { onConfirmed: adoptSubscriber }),
  ...passwordResetRoutes(context),
  ...twoFactorRoutes(context),
  ...passkeyRoutes(context),
  ...adminAccountRoutes(context),
  ...jobSearchRoutes(jobSearch),
  ...savedSearchRoutes(context, jobSearch.interpretQuery),
  ...companyChoiceRoutes(context, jobSearch.interpretQuery),
  ...forYouRoutes(context),
  ...visitorAlertRoutes(context, jobSearch.interpretQuery),
  ...jobRoutes(context),
  ...applicationRoutes(context),
  ...decisionRoutes(context),
  ...studentDetailsRoutes(context),
  ...documentRoutes(context),
  ...applicationDraftRoutes(context),
  ...jobDraftRoutes(context),
  ...interviewRoutes(context),
  ...replyRoutes(context),
  ...messageRoutes(context),
  ...welcomeRoutes(context),
  ...notificationRoutes(context, feed),
  ...publicPageRoutes(context, jobSearch),
  ...organizationRoutes(context, { setMissingMeetLinks }),
  ...accountListRoutes(context),
  ...accountRoutes(context),
  ...privacyRoutes(context),
  ...adminRoutes(context),
  ...replyAdminRoutes(context),
  ...auditRoutes(context),
  ...reportedConversationRoutes(context),
  ...undeliveredEmailRoutes(context, emailTemplates),
  ...releaseRoutes(context),
  ...screenshotRoutes(context),
  ...teamRoutes(context),
  ...errorReportRoutes(context),
  ...backupRoutes(context),
  ...referenceDataRoutes(context),
  ...siteRoutes(context, loadFrontPage),
];

/** All routes outside of the contract. */
export const pageRoutes = (context: Context): PageRoute[] => [
  ...fileRoutes(context),
  ...logoRoutes(context),
  ...screenshotFileRoutes(context),
  ...unsubscribeRoutes(context),
  ...publicRoutes(context),
];
