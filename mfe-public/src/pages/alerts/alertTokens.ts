import { createLinkToken } from '../../links/linkToken';

/** The token of the link that confirms an address. */
export const requestToken = createLinkToken();

/** The token of the mails about new jobs to one person. */
export const alertToken = createLinkToken();
