export {
  aDocument,
  aNotification,
  anIdentity,
  aPasskey,
  aSession,
  aStudent,
  someDetails,
  somePasskeyCreationOptions,
  somePasskeyRequestOptions,
} from './accounts';
export {
  aCompanyApplication,
  anApplication,
  anApplicationDraft,
  anApplicationEvent,
  anInterview,
  aSentDocument,
  aWelcome,
  aWholeApplication,
} from './applications';
export { aCompany, anOrganization } from './companies';
export { aConversation, aConversationSummary, aMessage, aMessageTemplate } from './conversations';
export { aJob } from './jobs';
export { aSavedSearch } from './savedSearches';
