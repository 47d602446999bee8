import { Badge, DecisionBar, LinkButton, Prose, Section } from '@foothold/shared/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PublicFrame } from '../../parts/PublicFrame';
import { FactLine, FactList } from './JobFacts';
import { JobPaper } from './JobPaper';

/** The public job page as a template: the job's own words stand in slots. */
export const JobStill = () => (
  <PublicFrame>
    <JobPaper
      company="{{company_name}}"
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

interface Condition {
  slot: string;
  children: ReactNode;
}

/** Once where the slot holds something, and for each where it holds several. */
const If = ({ slot, children }: Condition) => [`{{#${slot}}}`, children, `{{/${slot}}}`];
const Unless = ({ slot, children }: Condition) => [`{{^${slot}}}`, children, `{{/${slot}}}`];
