import { saveReturnPath, useAccessRole } from '@foothold/shared/auth';
import type { Job } from '@foothold/shared/contract';
import { Badge, DecisionBar, LinkButton, SecondaryText } from '@foothold/shared/ui';
import { Lock } from 'lucide-react';

/** The link to the application form, through the login unless a candidate is signed in. */
export function ApplyAction({ job }: { job: Job }) {
  const role = useAccessRole();
  const target = `/dashboard/jobs/${job.id}`;

  if (job.display_status !== 'Active') {
    return (
      <div>
        <Badge icon={Lock}>Applications closed</Badge>
      </div>
    );
  }
  if (role === 'student') {
    return (
      <DecisionBar>
        <LinkButton to={target} $tone="primary">
          View &amp; Apply
        </LinkButton>
      </DecisionBar>
    );
  }
  if (role)
    return <SecondaryText>Only candidates can apply. You are logged in with another kind of account.</SecondaryText>;
  return (
    <DecisionBar>
      <LinkButton to="/login" $tone="primary" onClick={() => saveReturnPath(target)}>
        View &amp; Apply (Login Required)
      </LinkButton>
    </DecisionBar>
  );
}
