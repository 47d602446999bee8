import { useIdentity } from '@foothold/shared/auth';
import type { Company, Job } from '@foothold/shared/contract';
import { formatCompanyHeadline, formatReplyRecord, formatWebsite } from '@foothold/shared/format';
import type { ListPage } from '@foothold/shared/lists';
import { Avatar, ExternalLink, LinkButton, TextBlocks } from '@foothold/shared/ui';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { DetailList, DetailRow } from '../../components/DetailList';
import { CompanyActions } from './CompanyActions';
import { CompanyJobs } from './CompanyJobs';
import { About, CompanyPageLayout, Place } from './CompanyPageLayout';

export function CompanyDetails({ company, jobs }: { company: Company; jobs: ListPage<Job> }) {
  const name = formatCompanyHeadline(company);
  // The layout names the tab after the heading at navigation, when this one is not rendered yet.
  useEffect(() => {
    document.title = name;
  }, [name]);

  const { company_name, company_state, about, logo } = company;
  return (
    <CompanyPageLayout
      logo={<Avatar name={company_name} logo={logo} size={76} />}
      name={company_name}
      place={company_state && <Place>{company_state}</Place>}
      actions={<CompanyActions id={company.id} name={company_name} />}
      about={
        about && (
          <About>
            <TextBlocks>{about}</TextBlocks>
          </About>
        )
      }
      jobs={<CompanyJobs company={company} first={jobs} />}
      details={<CompanyDetailList company={company} total={jobs.total} />}
    />
  );
}

function CompanyDetailList({ company: { id, website, reply_record }, total }: { company: Company; total: number }) {
  const replies = formatReplyRecord(reply_record);
  const identity = useIdentity();
  const isOwn = identity?.role === 'organization' && identity.role_specific_id === id;
  return (
    <>
      <DetailList>
        <DetailRow label="Open jobs">{total.toLocaleString('en-GB')}</DetailRow>
        {replies && <DetailRow label="Replies">{replies}</DetailRow>}
        {website && (
          <DetailRow label="Website">
            <ExternalLink href={website} target="_blank" rel="noreferrer nofollow">
              {formatWebsite(website)}
            </ExternalLink>
          </DetailRow>
        )}
      </DetailList>
      {isOwn && (
        <LinkButton to="/dashboard/profile?edit" $tone="soft" icon={Pencil}>
          Edit Profile
        </LinkButton>
      )}
    </>
  );
}
