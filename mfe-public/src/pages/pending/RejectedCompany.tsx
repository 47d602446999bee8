import { Notice, PageHeader, SecondaryText, Stack } from '@foothold/shared/ui';
import styled from 'styled-components';
import { Support, SupportLink } from '../../components/Support';
import { CompanyFormLoader } from './CompanyFormLoader';
import type { OwnCompany } from './ownCompany';
import { ResubmissionForm } from './ResubmissionForm';

interface RejectedCompanyProps {
  reason: string | null;
  /** The company had been approved before. */
  isSuspended: boolean;
  /** Null until it is loaded. */
  company: OwnCompany | null;
  onSubmitted: () => Promise<void>;
}

/** Why a company was not approved or is suspended, and the form to request another review. */
export function RejectedCompany({ reason, isSuspended, company, onSubmitted }: RejectedCompanyProps) {
  return (
    <Stack>
      <div>
        <PageHeader
          title={isSuspended ? 'Your company is suspended' : 'Your company was not approved'}
          subtitle={isSuspended && 'Nobody finds your jobs for now.'}
        />
        <Notice tone="bad">
          <Reason>{reason ?? 'No reason was given.'}</Reason>
        </Notice>
      </div>
      <SecondaryText>
        {reason ? (
          <>
            Correct what the reason names and send your company for review again.
            <Support>
              {' '}
              Questions? <SupportLink />
            </Support>
          </>
        ) : (
          <Support otherwise="Check your details and send your company for review again.">
            Ask us why, or check your details and send your company for review again. <SupportLink />
          </Support>
        )}
      </SecondaryText>
      <CompanyFormLoader company={company}>
        {(organization, states) => <ResubmissionForm {...{ organization, states, onSubmitted }} />}
      </CompanyFormLoader>
    </Stack>
  );
}

const Reason = styled.span`white-space: pre-line; overflow-wrap: anywhere;`;
