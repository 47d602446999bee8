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

interface EvidenceProps {
  organization: OrganizationDetails;
}

/** What a company's details can be held against before a decision. */
export const Evidence = ({ organization }: EvidenceProps) => (
  <InformationCard
    title="Checks"
    details={[
      { label: 'CAC number', value: <CacCheck organization={organization} /> },
      { label: 'Same CAC number', value: <SameCac companies={organization.evidence.same_cac} /> },
      { label: 'Email and website', value: <DomainCheck evidence={organization.evidence} /> },
      { label: 'Public register', value: <RegisterLink /> },
    ]}
  />
);

function CacCheck({ organization: { company_cac_number, evidence } }: EvidenceProps) {
  const { cac } = evidence;
  if (!company_cac_number || !cac) return <MutedText>Not provided</MutedText>;
  return (
    <Lines>
      <Line>
        <b>{company_cac_number}</b>
        <CopyNumber number={cac.digits || company_cac_number} />
      </Line>
      {cac.is_valid && cac.register ? (
        <Finding isGood>{`A number of the ${registerNames[cac.register]}`}</Finding>
      ) : (
        <Finding>{describeInvalidNumber(cac)}</Finding>
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

function describeInvalidNumber({ register, digits }: NonNullable<OrganizationDetails['evidence']['cac']>): string {
  if (!register && digits) return 'It doesn’t start with RC, BN or IT';
  return register && !digits ? `No digits follow ${register}` : 'Not a CAC number: RC, BN or IT, then digits';
}

function SameCac({ companies }: { companies: OrganizationDetails['evidence']['same_cac'] }) {
  if (companies.length === 0) return 'No other company has it';
  return (
    <Lines>
      <Finding>
        {companies.length === 1 ? 'Another company has it' : `${companies.length} other companies have it`}
      </Finding>
      <Lines as="ul">
        {companies.map(({ id, company_name, ...status }) => (
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

function DomainCheck({ evidence: { domains, email_domain, website_domain } }: Pick<OrganizationDetails, 'evidence'>) {
  const website = website_domain ? `the website is at ${website_domain}` : 'no website given';
  if (domains === 'same') return <Finding isGood>{`Both at ${website_domain}`}</Finding>;
  if (domains === 'free_mail')
    return <Finding>{`The email is from a free mail provider, ${email_domain}; ${website}`}</Finding>;
  return <Finding>{`The email is at ${email_domain}; ${website}`}</Finding>;
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
