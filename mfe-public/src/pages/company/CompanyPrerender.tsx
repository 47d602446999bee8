import { JobRow, JobRows } from '@foothold/shared/jobs';
import { ExternalLink, Prose } from '@foothold/shared/ui';
import { DetailList, DetailRow } from '../../components/DetailList';
import { CompanyLogoPrerender, If, Unless } from '../../components/placeholders';
import { PublicLayout } from '../../layout/PublicLayout';
import { About, CompanyPageLayout, Place } from './CompanyPageLayout';

/** The public company page as a Mustache template that the server fills in. */
export const CompanyPrerender = () => (
  <PublicLayout>
    <CompanyPageLayout
      logo={<CompanyLogoPrerender size={76} />}
      name="{{company_name}}"
      place={
        <If placeholder="company_state">
          <Place>{'{{company_state}}'}</Place>
        </If>
      }
      about={
        <If placeholder="about">
          <About>
            <Prose>{'{{{about}}}'}</Prose>
          </About>
        </If>
      }
      jobs={<JobsPrerender />}
      details={<DetailListPrerender />}
    />
  </PublicLayout>
);

const JobsPrerender = () => (
  <>
    <If placeholder="any">
      <JobRows>
        <If placeholder="jobs">
          <JobRow to="/{{path}}" title="{{title}}" details="{{facts}}" pay="{{pay}}" aside="{{left}}" />
        </If>
      </JobRows>
    </If>
    <Unless placeholder="any">
      <p>No open jobs</p>
    </Unless>
  </>
);

const DetailListPrerender = () => (
  <DetailList>
    <DetailRow label="Open jobs">{'{{total}}'}</DetailRow>
    <DetailRow label="Replies">{'{{replies}}'}</DetailRow>
    <If placeholder="website">
      <DetailRow label="Website">
        <ExternalLink href="{{href}}" target="_blank" rel="noreferrer nofollow">
          {'{{host}}'}
        </ExternalLink>
      </DetailRow>
    </If>
  </DetailList>
);
