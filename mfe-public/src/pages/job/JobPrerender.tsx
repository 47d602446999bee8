import { Badge, DecisionBar, LinkButton, Prose, Section } from '@foothold/shared/ui';
import { Lock } from 'lucide-react';
import { DetailList, DetailRow } from '../../components/DetailList';
import { CompanyLogoPrerender, If, Unless } from '../../components/placeholders';
import { PublicLayout } from '../../layout/PublicLayout';
import { JobCompany } from './JobCompany';
import { JobPageLayout } from './JobPageLayout';

/** The public job page as a Mustache template that the server fills in. */
export const JobPrerender = () => (
  <PublicLayout>
    <JobPageLayout
      company={<JobCompany name="{{company_name}}" to="/{{company_path}}" logo={<CompanyLogoPrerender size={44} />} />}
      title="{{job_title}}"
      description={<Prose>{'{{{description}}}'}</Prose>}
      requirements={
        <If placeholder="requirements">
          <Section title="Requirements">
            <Prose>{'{{{requirements}}}'}</Prose>
          </Section>
        </If>
      }
      details={<DetailListPrerender />}
      action={<ActionPrerender />}
    />
  </PublicLayout>
);

const DetailListPrerender = () => (
  <DetailList>
    <If placeholder="facts">
      <DetailRow
        label="{{label}}"
        aside={
          <If placeholder="aside">
            <small>{'{{aside}}'}</small>
          </If>
        }
      >
        <If placeholder="date">
          <time dateTime="{{date}}">{'{{value}}'}</time>
        </If>
        <Unless placeholder="date">{'{{value}}'}</Unless>
      </DetailRow>
    </If>
  </DetailList>
);

// Without scripts the return path cannot be saved before the login. The link therefore opens the student's page, whose
// guard redirects to the login and back.
const ActionPrerender = () => (
  <>
    <If placeholder="open">
      <DecisionBar>
        <LinkButton to="/dashboard/jobs/{{id}}" reloadDocument $tone="primary">
          View &amp; Apply (Login Required)
        </LinkButton>
      </DecisionBar>
    </If>
    <Unless placeholder="open">
      <div>
        <Badge icon={Lock}>Applications closed</Badge>
      </div>
    </Unless>
  </>
);
