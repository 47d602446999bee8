import type { Application, Interview } from '@foothold/shared/contract';
import { useSearchParams } from '@foothold/shared/router';
import { Button, Dialog, OutButton, Stack, TextLink } from '@foothold/shared/ui';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { Clocks } from '../../Clocks';
import { hasStarted } from '../../interviewTimes';
import { paths } from '../../paths';

/** The interview that the address names: when, on both clocks, and where to join. */
export function InterviewDialog({ applications }: { applications: readonly Application[] }) {
  const [params, setParams] = useSearchParams();
  const named = applications.find(({ id }) => String(id) === params.get('interview'));
  // What it showed stays while it fades.
  const [last, setLast] = useState(named);
  if (named && named !== last) setLast(named);

  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('interview');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const link = last?.interview?.meet_link;

  return (
    <Dialog
      title="Interview"
      isOpen={named !== undefined}
      onClose={close}
      actions={
        <>
          <Button $tone="soft" onClick={close}>
            Close
          </Button>
          {link && (
            <OutButton href={link} $tone="primary" icon={Video}>
              Join Meeting
            </OutButton>
          )}
        </>
      }
    >
      {last && <Details application={last} interview={last.interview} />}
    </Dialog>
  );
}

function Details({ application, interview }: { application: Application; interview: Interview | null }) {
  const { job, organization } = application;
  return (
    <Stack $gap={4}>
      <p>{`${job.job_title} · ${organization.company_name || 'Unknown Company'}`}</p>
      {interview ? (
        <>
          <Clocks instant={interview.starts_at} zone={interview.time_zone}>
            <div>
              <dt>Meeting link</dt>
              <dd>{interview.meet_link ?? 'The company has not given one yet.'}</dd>
            </div>
          </Clocks>
          {!interview.confirmed_at && !hasStarted(interview) && (
            <TextLink to={paths.notifications}>Choose one of the three dates</TextLink>
          )}
        </>
      ) : (
        <p>The company has not set a time yet.</p>
      )}
    </Stack>
  );
}
