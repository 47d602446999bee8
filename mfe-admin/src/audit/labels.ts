const actionLabels: Record<string, string> = {
  'organization.verified': 'Company verified',
  'organization.rejected': 'Company rejected',
  'organization.suspended': 'Company suspended',
  'organization.restored': 'Company restored',
  'organization.renamed': 'Company renamed',
  'organization.renaming_requested': 'Company asked for another name',
  'organization.renaming_rejected': 'Company’s new name refused',
  'organization.changed': 'Company’s details changed',
  'organization.resubmitted': 'Company sent for review again',
  'student.suspended': 'User suspended',
  'student.restored': 'User restored',
  'student.logged_out': 'User logged out everywhere',
  'job.taken_down': 'Job taken down',
  'job.restored': 'Job restored',
  'job.deleted': 'Job deleted',
  'job.opened': 'Job activated',
  'job.closed': 'Job closed',
  'application.moved': 'Application’s status changed',
  'application.rated': 'Application rated',
  'applications.exported': 'Applications downloaded',
  'interview.completed': 'Interview completed',
  'file.download': 'Document downloaded',
  'file.preview': 'Document read',
  'file.infected': 'Document refused: it holds malware',
  'file.unscannable': 'Document could not be checked',
  'account.deleted': 'Account deleted',
  'account.password_changed': 'Password changed',
  'account.password_reset': 'Password set by a mailed link',
  'account.password_reset_failed': 'Wrong code with a mailed link',
  'login.succeeded': 'Logged in',
  'login.failed': 'Login failed',
  'guessing.slowed': 'Password guessing slowed',
  'student.read': 'Student read',
  'application.read': 'Application read',
  'organization.read': 'Company read',
  'job.changed': 'Live job changed',
  'email.resent': 'Email sent again',
  'admin.created': 'Admin made',
  'admin.reset': 'Admin reset',
  'users.read': 'Users read',
  'users.exported': 'Users downloaded',
  'organisations.exported': 'Organisations downloaded',
  'jobs.exported': 'Jobs downloaded',
  'audit.exported': 'Audit log downloaded',
  'release.publish': 'Release published',
  'release.flip': 'Release put live',
  'release.canary': 'Canary started',
  'release.end_canary': 'Canary ended',
  'release.rollback': 'Release rolled back',
  'release.disable': 'Area switched off',
  'release.enable': 'Area switched on',
  'release.retire': 'Area retired',
};

/** An action's label; one without an entry above is derived from its code: `two_factor.enabled` → 'Two factor enabled'. */
export function auditLabel(action: string): string {
  const derivedLabel = action.replace(/[._]/g, ' ');
  return actionLabels[action] ?? derivedLabel.charAt(0).toUpperCase() + derivedLabel.slice(1);
}

/** The label of a subject without a name: 'job 12'. */
export function subjectLabel(subject: string, id: string): string {
  if (subject === 'list') return `the list of ${id}`;
  return subject === 'account' ? 'an account that does not exist' : `${subject} ${id}`;
}

const systemActorLabels: Record<string, string> = {
  start: 'The server, at its start',
  operator: 'An operator’s command',
  stranger: 'Somebody unknown',
  scanner: 'The scanner for malware',
  watch: 'The server, which watches canaries',
};

/** Who did it: people by their email address, null once the account is deleted. */
export const actorLabel = (by: string | null): string =>
  by === null ? 'Nobody who is still here' : (systemActorLabels[by] ?? by);
