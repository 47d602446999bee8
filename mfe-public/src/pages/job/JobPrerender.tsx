import {
  CompanyCardLayout,
  CompanyJobLink,
  CompanyJobLinks,
  JobRow,
  JobSkillsSection,
  Skill,
  SkillList,
} from '@foothold/shared/jobs';
import { Badge, CopyButton, DecisionBar, LinkButton, Meta, Prose, Section, TextLink } from '@foothold/shared/ui';
import { Lock, Share2 } from 'lucide-react';
import { DetailList, DetailRow } from '../../components/DetailList';
import { CompanyLogoPrerender, If, Unless } from '../../components/placeholders';
import { TimelinePrerender } from '../../jobs/JobCardPrerender';
import { PublicLayout } from '../../layout/PublicLayout';
import { JobPageLayout, SimilarJobs } from './JobPageLayout';

/** The public job page as a Mustache template that the server fills in. */
export const JobPrerender = () => (
  <PublicLayout>
    <JobPageLayout
      company="{{company_name}}"
      title="{{job_title}}"
      skills={
        <If placeholder="has_skills">
          <JobSkillsSection>
            <If placeholder="skill_lists">
              <SkillList label="{{label}}">
                <If placeholder="skills">
                  <Skill>{'{{.}}'}</Skill>
                </If>
              </SkillList>
            </If>
          </JobSkillsSection>
        </If>
      }
      description={<Prose>{'{{{description}}}'}</Prose>}
      requirements={
        <If placeholder="requirements">
          <Section title="Requirements">
            <Prose>{'{{{requirements}}}'}</Prose>
          </Section>
        </If>
      }
      details={<DetailListPrerender />}
      timeline={<TimelinePrerender />}
      action={<ActionPrerender />}
      share={
        <CopyButton
          $tone="ghost"
          label="Share"
          subject="{{job_title}}"
          icon={Share2}
          isCopied={false}
          onClick={() => undefined}
        />
      }
      companyCard={<CompanyCardPrerender />}
      similarJobs={
        <If placeholder="has_similar_jobs">
          <SimilarJobs>
            <If placeholder="similar_jobs">
              <JobRow to="/{{path}}" title="{{title}}" details="{{company_and_place}}" pay="{{pay}}" aside="{{left}}" />
            </If>
          </SimilarJobs>
        </If>
      }
    />
  </PublicLayout>
);

const CompanyCardPrerender = () => (
  <CompanyCardLayout
    logo={<CompanyLogoPrerender size={44} />}
    name={<TextLink to="/{{company_path}}">{'{{company_name}}'}</TextLink>}
    address={
      <>
        <If placeholder="company_address">
          <Meta>{'{{company_address}}'}</Meta>
        </If>
        <Meta>{'{{reply_record}}'}</Meta>
      </>
    }
    jobs={
      <If placeholder="has_company_jobs">
        <CompanyJobLinks
          all={
            <If placeholder="all_company_jobs">
              <TextLink to="/{{company_path}}">{'{{all_company_jobs}}'}</TextLink>
            </If>
          }
        >
          <If placeholder="company_jobs">
            <CompanyJobLink to="/{{path}}" title="{{title}}" details="{{place_and_left}}" />
          </If>
        </CompanyJobLinks>
      </If>
    }
  />
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
