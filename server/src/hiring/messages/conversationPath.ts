/** The page of a conversation on this site, for both sides. */
export const toConversationPath = (application_id: number): string => `/dashboard/messages/${application_id}`;
