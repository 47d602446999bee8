/**
 * The mailbox that every domain of the product has (RFC 2142). Null for a site without a domain, on this machine or at an IP
 * address, where nobody would get the mail.
 */
export const getSupportEmail = (host: string): string | null => (domain.test(host) ? `support@${host}` : null);

const domain = /\.[a-z][a-z0-9-]*$/i;
