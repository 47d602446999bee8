import { ArrowRight, Clock, Laptop, MapPin, Share2 } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { LinkButton } from '../buttons/LinkButton';
import { JobTimeline } from '../data/JobTimeline';
import { StatusBadge } from '../data/StatusBadge';
import { Icon } from '../drawings/Icon';
import { Card, Columns, Row } from '../layout/layout';
import { Name } from '../layout/typography';
import { JobTitle } from '../text/JobTitle';
import { Money } from '../text/Money';
import { t } from '../theme/tokens';

export function JobCards() {
  return (
    <Columns style={{ width: '100%' }}>
      <JobCard
        title="Quality Control Assistant, SIWES"
        company="Adunola Foods"
        badge="Tomorrow"
        amount="80000"
        left="1 day left"
        progress={0.88}
      />
      <JobCard
        title="Ọdẹ Community Radio Producer"
        company="Ìjẹ̀bú Frequency"
        amount="50,000 - 80,000"
        left="13 days left"
        progress={0.04}
      />
      <JobCard
        title="Solar Field Technician"
        company="Delta Lantern Energy"
        badge="Expired"
        left="Deadline passed"
        progress={1}
      />
    </Columns>
  );
}

interface JobCardProps {
  title: string;
  company: string;
  badge?: string;
  amount?: string;
  left: string;
  progress: number;
}

function JobCard({ title, company, badge, amount, left, progress }: JobCardProps) {
  const isExpired = badge === 'Expired';
  return (
    <Card $inactive={isExpired}>
      <Row $between>
        {badge && <StatusBadge status={badge} />}
        <Money currency="Naira" amount={amount} per="a month" />
      </Row>
      <JobTitle as="h3">{title}</JobTitle>
      <Name>{company}</Name>
      <DetailList>
        <li>
          <Icon icon={MapPin} small />
          Ibadan, Oyo
        </li>
        <li>
          <Icon icon={Clock} small />6 months
        </li>
        <li>
          <Icon icon={Laptop} small />
          onsite
        </li>
      </DetailList>
      <JobTimeline
        progress={progress}
        stage={isExpired ? 'past' : badge ? 'urgent' : 'open'}
        start="Posted 6 days ago"
        end={left}
      />
      <Row $between>
        <Button $tone="ghost" $size="small" icon={Share2}>
          Share
        </Button>
        {isExpired ? (
          <Button $size="small" disabled>
            Expired
          </Button>
        ) : (
          <LinkButton to="/dashboard/jobs/1" $size="small" iconEnd={ArrowRight}>
            View
          </LinkButton>
        )}
      </Row>
    </Card>
  );
}

const DetailList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  margin: 0.75rem 0 1rem;
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  li { display: flex; align-items: center; gap: 0.375rem; }
`;
