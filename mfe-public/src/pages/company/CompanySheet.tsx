import { useIdentity } from '@foothold/shared/auth';
import type { Company } from '@foothold/shared/contract';
import { companyHeadline, hostOf } from '@foothold/shared/text';
import { Avatar, LinkButton, OutLink, TextBlocks } from '@foothold/shared/ui';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { FactLine, FactList } from '../job/JobFacts';
import { CompanyJobs } from './CompanyJobs';
import { About, CompanyPaper, Place } from './CompanyPaper';
import type { JobsInPages } from './useMoreJobs';

/** One company as anybody may read it. */
export function CompanySheet({ company, jobs }: { company: Company; jobs: JobsInPages }) {
  const name = companyHeadline(company);
  // The page stood before its heading was known, and the tab is named after that.
  useEffect(() => {
    document.title = name;
  }, [name]);

  const { company_name, company_state, about, logo } = company;
  return (
    <CompanyPaper
      mark={<Avatar name={company_name} logo={logo} size={76} />}
      name={company_name}
      place={company_state && <Place>{company_state}</Place>}
      about={
        about && (
          <About>
            <TextBlocks>{about}</TextBlocks>
          </About>
        )
      }
      jobs={<CompanyJobs company={company} first={jobs} />}
      facts={<Facts company={company} total={jobs.total} />}
    />
  );
}

function Facts({ company: { id, website }, total }: { company: Company; total: number }) {
  const identity = useIdentity();
  const isOwn = identity?.role === 'organization' && identity.role_specific_id === id;
  return (
    <>
      <FactList>
        <FactLine label="Open jobs">{total.toLocaleString('en-GB')}</FactLine>
        {website && (
          <FactLine label="Website">
            <OutLink href={website} target="_blank" rel="noreferrer nofollow">
              {hostOf(website)}
            </OutLink>
          </FactLine>
        )}
      </FactList>
      {isOwn && (
        <LinkButton to="/dashboard/profile?edit" $tone="soft" icon={Pencil}>
          Edit Profile
        </LinkButton>
      )}
    </>
  );
}
