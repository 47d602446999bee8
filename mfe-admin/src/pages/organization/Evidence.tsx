import { getOrganizationState, type OrganizationDetails } from '@foothold/shared/contract/admin';
import {
  Badge,
  CopyButton,
  ExternalLink,
  Name,
  StatusBadge,
  TextLink,
  t,
  useCopyToClipboard,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { CircleAlert, CircleCheck, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InformationCard } from '../../cards/InformationCard';
import { MutedText } from '../../cards/values';
import { paths } from '../../routes/paths';
import { describeDomains, describeInvalidCac, describeSameCac } from './warnings';

interface EvidenceProps {
  organization: OrganizationDetails;
}

/** What a company's details can be held against before a decision. */
export const Evidence = ({ organization }: EvidenceProps) => (
  <InformationCard
    title="Checks"
    details={[
      { label: 'CAC number', value: <CacCheck organization={organization} /> },
      { label: 'Same CAC number', value: <SameCac evidence={organization.evidence} /> },
      { label: 'Email and website', value: <DomainCheck evidence={organization.evidence} /> },
      { label: 'Public register', value: <RegisterLink /> },
    ]}
  />
);

function CacCheck({ organization: { company_cac_number, evidence } }: EvidenceProps) {
  const { cac } = evidence;
  if (!company_cac_number || !cac) return <MutedText>Not provided</MutedText>;
  const problem = describeInvalidCac(evidence);
  return (
    <Lines>
      <Line>
        <b>{company_cac_number}</b>
        <CopyNumber number={cac.digits || company_cac_number} />
      </Line>
      {problem === null ? (
        <Finding isGood>{`A number of the ${cac.register && registerNames[cac.register]}`}</Finding>
      ) : (
        <Finding>{problem}</Finding>
      )}
    </Lines>
  );
}

/** For the register's search, which takes the digits alone. */
function CopyNumber({ number }: { number: string }) {
  const { copy, isCopied, failure } = useCopyToClipboard(number, 'Failed to copy. Select the number and copy it.');
  return (
    <CopyButton label="Copy" subject="the number" icon={Copy} isCopied={isCopied} onClick={copy} failure={failure} />
  );
}

const registerNames = {
  RC: 'register of companies (RC)',
  BN: 'register of business names (BN)',
  IT: 'register of incorporated trustees (IT)',
};

function SameCac({ evidence }: Pick<OrganizationDetails, 'evidence'>) {
  const problem = describeSameCac(evidence);
  if (problem === null) return 'No other company has it';
  return (
    <Lines>
      <Finding>{problem}</Finding>
      <Lines as="ul">
        {evidence.same_cac.map(({ id, company_name, ...status }) => (
          <Line as="li" key={id}>
            <TextLink to={paths.organization(id)}>
              <Name>{company_name}</Name>
            </TextLink>
            <StatusBadge status={getOrganizationState(status)} />
          </Line>
        ))}
      </Lines>
    </Lines>
  );
}

function DomainCheck({ evidence }: Pick<OrganizationDetails, 'evidence'>) {
  const problem = describeDomains(evidence);
  return problem === null ? (
    <Finding isGood>{`Both at ${evidence.website_domain}`}</Finding>
  ) : (
    <Finding>{problem}</Finding>
  );
}

/** The register takes no search in its address, so the number is copied by hand. */
const RegisterLink = () => (
  <ExternalLink href="https://search.cac.gov.ng" target="_blank" rel="noreferrer">
    Search the CAC register<VisuallyHidden>, in a new tab</VisuallyHidden>
  </ExternalLink>
);

/** A finding in words, after a badge that says whether it speaks for the company. */
const Finding = ({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) => (
  <Line>
    <Badge tone={isGood ? 'good' : 'warn'} icon={isGood ? CircleCheck : CircleAlert}>
      {isGood ? 'In order' : 'Look closer'}
    </Badge>
    <span>{children}</span>
  </Line>
);

const Lines = styled.div`display: grid; gap: ${t.space[2]}; justify-items: start; list-style: none;`;
const Line = styled.span`display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${t.space[3]};`;
