import { useRevalidator } from '@foothold/shared/router';
import { Notice, OutLink, PageHeader, Quiet, RetryStrip, Skeleton, Stack } from '@foothold/shared/ui';
import styled from 'styled-components';
import { supportAddress } from '../../links';
import type { RefusedCompany } from './loadRefused';
import { ResubmissionForm } from './ResubmissionForm';

interface RefusedProps {
  reason: string | null;
  /** Null until it has been asked for. */
  company: RefusedCompany | null;
  onAnswered: () => Promise<void>;
}

/** Why a company was not approved, and the form in which it asks again. */
export function Refused({ reason, company, onAnswered }: RefusedProps) {
  return (
    <Stack>
      <div>
        <PageHeader title="Your company was not approved" />
        <Notice tone="bad">
          <Reason>{reason ?? 'No reason was given. Ask us and we tell you.'}</Reason>
        </Notice>
      </div>
      <Quiet>
        Correct what the reason names and send your company for review again. Questions?{' '}
        <OutLink href={`mailto:${supportAddress()}`}>{supportAddress()}</OutLink>
      </Quiet>
      <Correction company={company} onAnswered={onAnswered} />
    </Stack>
  );
}

function Correction({ company, onAnswered }: Pick<RefusedProps, 'company' | 'onAnswered'>) {
  const { revalidate, state } = useRevalidator();
  if (!company) return <Skeleton of="card" count={1} />;
  const { organization, states } = company;
  if (organization) return <ResubmissionForm organization={organization} states={states} onAnswered={onAnswered} />;
  return (
    <RetryStrip onRetry={() => revalidate()} busy={state === 'loading'}>
      Your company’s details did not load.
    </RetryStrip>
  );
}

const Reason = styled.span`white-space: pre-line; overflow-wrap: anywhere;`;
