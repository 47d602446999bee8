import { EmailAddress } from '@foothold/shared/account';
import { getOrganizationState, type OrganizationDetails } from '@foothold/shared/contract/admin';
import { Name, SecondaryText, StatusBadge } from '@foothold/shared/ui';
import styled from 'styled-components';
import { InformationCard } from '../../cards/InformationCard';
import { ProvidedEmail, ProvidedValue } from '../../cards/values';
import { formatDay } from '../../format';
import { SuspensionControls } from './SuspensionControls';
import { VerificationDecision } from './VerificationDecision';
import { canBeAccepted } from './warnings';

/** The company's name and registration, its verification status, and the buttons that change it. */
export function CompanyInformation({ organization }: { organization: OrganizationDetails }) {
  const { company_name, company_cac_number, created_at } = organization;
  const status = getOrganizationState(organization);
  const details = [
    { label: 'Name', value: <Name>{company_name}</Name> },
    { label: 'CAC number', value: <ProvidedValue value={company_cac_number} /> },
    { label: 'Date created', value: formatDay(created_at) },
    {
      label: 'Verification status',
      value: (
        <Status>
          <StatusBadge status={status} />
          {status !== 'Verified' && <SecondaryText as="span">Not Verified</SecondaryText>}
        </Status>
      ),
    },
  ];
  return (
    <InformationCard title="Company Information" details={[...details, ...listReviewHistory(organization)]}>
      {canBeAccepted(organization) ? (
        <VerificationDecision organization={organization} />
      ) : (
        <SuspensionControls organization={organization} />
      )}
    </InformationCard>
  );
}

/** The reason of the last refusal, and what the company says has changed since when it asks for another review. */
function listReviewHistory({
  verification_status,
  reason,
  suspended_at,
  resubmitted_at,
  resubmission_note,
}: OrganizationDetails) {
  const hasResubmitted = verification_status === 'pending' && resubmitted_at !== null;
  const previousStatus = suspended_at ? 'Suspended before' : 'Rejected before';
  const history = [
    { label: hasResubmitted ? previousStatus : 'Reason', value: verification_status === 'verified' ? null : reason },
    { label: 'Sent again', value: resubmitted_at && formatDay(resubmitted_at) },
    { label: 'What has changed', value: resubmission_note },
  ];
  return history.filter(({ value }) => value !== null);
}

/** The company's address, phone and email. */
export function ContactInformation({ organization }: { organization: OrganizationDetails }) {
  const { company_state, company_street_address, phone, user } = organization;
  return (
    <InformationCard
      title="Contact Information"
      details={[
        { label: 'State', value: <ProvidedValue value={company_state} /> },
        { label: 'Address', value: <ProvidedValue value={company_street_address} /> },
        { label: 'Phone', value: <ProvidedValue value={phone} /> },
        {
          label: 'Email',
          value: <EmailAddress address={<ProvidedEmail value={user.email} />} isConfirmed={user.email_confirmed} />,
        },
      ]}
    />
  );
}

const Status = styled.span`display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem;`;
