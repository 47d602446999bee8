import { appLabel } from '../appLabel';

/** The label of a subject without a name: 'job 12', 'Companies app'. */
export function subjectLabel(subject: string, id: string): string {
  if (subject === 'app') return `${appLabel(id)} app`;
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
