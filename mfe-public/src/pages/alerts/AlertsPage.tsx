import { ApiError, call } from '@foothold/shared/api';
import { type JobAlerts, viewAlerts } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { focusHeading, LinkButton, Stack, TextLink } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AccountLayout } from '../../layout/AccountLayout';
import { AlertTimesField } from './AlertTimesField';
import { alertToken } from './alertTokens';
import { EndAlerts } from './EndAlerts';
import { VisitorSearches } from './VisitorSearches';

type State = { kind: 'missing' } | { kind: 'ended' } | { kind: 'loaded'; token: string; alerts: JobAlerts };

export async function loader({ request }: LoaderFunctionArgs): Promise<State> {
  alertToken.takeFromAddress(request);
  const token = alertToken.read();
  if (token === null) return { kind: 'missing' };
  try {
    return { kind: 'loaded', token, alerts: await call(viewAlerts, { body: { token } }, request.signal) };
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'not_possible_now') return { kind: 'ended' };
    throw cause;
  }
}

/** The page of the link in each mail about new jobs: it changes them and ends them. */
export function Component() {
  const state = useLoaderData<typeof loader>();
  const [hasEnded, setEnded] = useState(state.kind === 'ended');
  useEffect(() => {
    if (hasEnded) focusHeading();
  }, [hasEnded]);

  if (state.kind === 'missing')
    return (
      <AccountLayout
        title="Open the link again"
        subtitle="This page keeps no link, for your safety. Open the one in the mail again."
      >
        <JobsAction />
      </AccountLayout>
    );
  if (hasEnded || state.kind === 'ended')
    return (
      <AccountLayout title="You get no more mails about new jobs" subtitle="Nothing is left to do.">
        <JobsAction />
      </AccountLayout>
    );
  const { token, alerts } = state;
  const end = () => setEnded(true);
  if (alerts.is_student)
    return (
      <AccountLayout
        title="Your mails about new jobs"
        subtitle={
          <>
            Choose for each search in <TextLink to="/dashboard/searches">your saved searches</TextLink>, or stop all of
            them here. The searches stay.
          </>
        }
      >
        <Parts>
          <EndAlerts token={token} onEnd={end} />
        </Parts>
      </AccountLayout>
    );
  return (
    <AccountLayout
      title="Your mails about new jobs"
      subtitle="Change how often they come, or stop them: then your address is deleted."
    >
      <Parts>
        <VisitorSearches token={token} searches={alerts.searches} onEnd={end} />
        <AlertTimesField token={token} times={alerts.alert_times} />
        <EndAlerts token={token} onEnd={end} />
      </Parts>
    </AccountLayout>
  );
}

const JobsAction = () => (
  <Parts>
    <LinkButton to="/jobs" $tone="primary">
      Browse jobs
    </LinkButton>
  </Parts>
);

const Parts = styled(Stack).attrs({ $gap: 5 })`
  justify-items: start;
  margin-top: 2rem;
`;
