import type { NotificationText } from '../../notifications/queries';
import type { ScannedDocument } from './queries';

/** What somebody is notified of when a document of theirs can be opened by nobody. */
export const refusalNotifications = {
  infected: (document: ScannedDocument) => ({
    title: 'A document holds malware',
    message: `${describeDocument(document)} holds malware, so nobody can open it. Check your device, and use a clean copy from now on.`,
  }),
  unscannable: (document: ScannedDocument) => ({
    title: 'A document could not be checked',
    message: `${describeDocument(document)} could not be checked for malware, so nobody can open it. A smaller file, without a password, usually passes.`,
  }),
} satisfies Record<string, (document: ScannedDocument) => NotificationText>;

const describeDocument = ({ name, job_title, company_name, side }: ScannedDocument) => {
  if (side === 'organization') return `“${name}”, which you sent to an applicant for ${job_title},`;
  return company_name ? `“${name}”, which you sent to ${company_name} for ${job_title},` : `“${name}” in your profile`;
};
