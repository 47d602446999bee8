import { payPeriod } from '@foothold/shared/format';
import { JobCardLayout } from '@foothold/shared/jobList';
import { BadgeGroup, BadgeLine, JobAttribute, JobAttributeList } from '@foothold/shared/jobs';
import {
  CopyButton,
  JobTimeline,
  JobTitle,
  LinkButton,
  Money,
  NameLink,
  StatusBadge,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { ArrowRight, BriefcaseBusiness, Clock, Laptop, MailCheck, MapPin, Reply, Share2 } from 'lucide-react';
import { If, Unless } from '../components/placeholders';

/** An open job in a public list, as part of a Mustache template. The server's `toJobCardPlaceholders` fills it in. */
export const JobCardPrerender = () => (
  <JobCardLayout
    titleId="job-{{id}}"
    badges={<BadgesPrerender />}
    title={
      <JobTitle id="job-{{id}}" mark={(title) => <NameLink to="/{{path}}">{title}</NameLink>}>
        {'{{title}}'}
      </JobTitle>
    }
    company={<NameLink to="/{{company_path}}">{'{{company_name}}'}</NameLink>}
    attributes={<AttributesPrerender />}
    description="{{excerpt}}"
    timeline={<TimelinePrerender />}
    actions={
      <CopyButton
        $tone="ghost"
        label="Share"
        subject="{{title}}"
        icon={Share2}
        isCopied={false}
        onClick={() => undefined}
      />
    }
    next={
      <LinkButton to="/{{path}}" $size="small" iconEnd={ArrowRight}>
        View
        <VisuallyHidden>{' {{title}}'}</VisuallyHidden>
      </LinkButton>
    }
  />
);

const BadgesPrerender = () => (
  <BadgeLine
    badges={
      <If placeholder="urgent">
        <BadgeGroup>
          <If placeholder="closes_today">
            <StatusBadge status="Today" />
          </If>
          <Unless placeholder="closes_today">
            <StatusBadge status="Tomorrow" />
          </Unless>
        </BadgeGroup>
      </If>
    }
    pay={
      <>
        <If placeholder="amount">
          <Money amount="{{amount}}" per={payPeriod} />
        </If>
        <Unless placeholder="amount">
          <Money amount="{{paid}}" />
        </Unless>
      </>
    }
  />
);

const AttributesPrerender = () => (
  <JobAttributeList>
    <If placeholder="location">
      <JobAttribute icon={MapPin}>{'{{location}}'}</JobAttribute>
    </If>
    <If placeholder="duration">
      <JobAttribute icon={Clock}>{'{{duration}}'}</JobAttribute>
    </If>
    <JobAttribute icon={Laptop}>{'{{mode}}'}</JobAttribute>
    <If placeholder="kind">
      <JobAttribute icon={BriefcaseBusiness}>{'{{kind}}'}</JobAttribute>
    </If>
    <JobAttribute icon={MailCheck}>{'{{reply}}'}</JobAttribute>
    <JobAttribute icon={Reply}>{'{{reply_record}}'}</JobAttribute>
  </JobAttributeList>
);

/** The time line of a job, in each of its stages. */
export const TimelinePrerender = () => {
  const parts = { progress: '{{elapsed}}%', start: 'Posted {{posted}}', end: '{{left}}' } as const;
  return (
    <>
      <If placeholder="past">
        <JobTimeline {...parts} stage="past" />
      </If>
      <Unless placeholder="past">
        <If placeholder="urgent">
          <JobTimeline {...parts} stage="urgent" />
        </If>
        <Unless placeholder="urgent">
          <JobTimeline {...parts} />
        </Unless>
      </Unless>
    </>
  );
};
