export {
  aCompany,
  aCompanyApplication,
  aConversation,
  aConversationSummary,
  aDocument,
  aJob,
  aMessage,
  aMessageTemplate,
  aNotification,
  anApplication,
  anApplicationDraft,
  anApplicationEvent,
  anIdentity,
  anInterview,
  anOrganization,
  aPasskey,
  aSavedSearch,
  aSentDocument,
  aSession,
  aStudent,
  aWelcome,
  aWholeApplication,
  someDetails,
  somePasskeyCreationOptions,
  somePasskeyRequestOptions,
} from './builders';
export { deferResponse, failWith, type MockRequest, mockEndpoint, neverRespond } from './mockEndpoint';
export { mockEvents } from './mockEvents';
export { mockIndexedDb } from './mockIndexedDb';
export { canceledPrompt, mockPasskeys } from './mockPasskeys';
export { visit } from './visit';
