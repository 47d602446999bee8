import { Notice, PageHeader, Quiet, Stack } from '@foothold/shared/ui';
import styled from 'styled-components';
import { Correctable } from './Correctable';
import type { OwnCompany } from './loadCompany';
import { ResubmissionForm } from './ResubmissionForm';
import { Support } from './Support';

interface RefusedProps {
  reason: string | null;
  /** It had been let in before. */
  suspended: boolean;
  /** Null until it has been asked for. */
  company: OwnCompany | null;
  onAnswered: () => Promise<void>;
}

/** Why a company was not approved, or is suspended, and the form in which it asks again. */
export function Refused({ reason, suspended, company, onAnswered }: RefusedProps) {
  return (
    <Stack>
      <div>
        <PageHeader
          title={suspended ? 'Your company is suspended' : 'Your company was not approved'}
          subtitle={suspended && 'Nobody finds your jobs for now.'}
        />
        <Notice tone="bad">
          <Reason>{reason ?? 'No reason was given.'}</Reason>
        </Notice>
      </div>
      <Quiet>
        {reason
          ? 'Correct what the reason names and send your company for review again. Questions? '
          : 'Ask us why, or check your details and send your company for review again. '}
        <Support />
      </Quiet>
      <Correctable company={company}>
        {(organization, states) => <ResubmissionForm {...{ organization, states, onAnswered }} />}
      </Correctable>
    </Stack>
  );
}

const Reason = styled.span`white-space: pre-line; overflow-wrap: anywhere;`;
