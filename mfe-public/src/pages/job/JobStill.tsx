import { Badge, DecisionBar, LinkButton, Prose, Section } from '@foothold/shared/ui';
import { Lock } from 'lucide-react';
import { CompanyMarkStill } from '../../parts/CompanyMarkStill';
import { PublicFrame } from '../../parts/PublicFrame';
import { If, Unless } from '../../parts/slots';
import { JobCompany } from './JobCompany';
import { FactLine, FactList } from './JobFacts';
import { JobPaper } from './JobPaper';

/** The public job page as a template: the job's own words stand in slots. */
export const JobStill = () => (
  <PublicFrame>
    <JobPaper
      company={<JobCompany name="{{company_name}}" to="/{{company_path}}" mark={<CompanyMarkStill size={44} />} />}
      title="{{job_title}}"
      description={<Prose>{'{{{description}}}'}</Prose>}
      requirements={
        <If slot="requirements">
          <Section title="Requirements">
            <Prose>{'{{{requirements}}}'}</Prose>
          </Section>
        </If>
      }
      facts={<Facts />}
      way={<Way />}
    />
  </PublicFrame>
);

const Facts = () => (
  <FactList>
    <If slot="facts">
      <FactLine
        label="{{label}}"
        aside={
          <If slot="aside">
            <small>{'{{aside}}'}</small>
          </If>
        }
      >
        <If slot="date">
          <time dateTime="{{date}}">{'{{value}}'}</time>
        </If>
        <Unless slot="date">{'{{value}}'}</Unless>
      </FactLine>
    </If>
  </FactList>
);

// Before the scripts are there, nothing remembers the way back from the login. The student's own page does it by itself.
const Way = () => (
  <>
    <If slot="open">
      <DecisionBar>
        <LinkButton to="/dashboard/jobs/{{id}}" reloadDocument $tone="primary">
          View &amp; Apply (Login Required)
        </LinkButton>
      </DecisionBar>
    </If>
    <Unless slot="open">
      <div>
        <Badge icon={Lock}>Applications closed</Badge>
      </div>
    </Unless>
  </>
);
