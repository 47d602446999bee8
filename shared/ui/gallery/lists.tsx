import { LogOut } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { BackLink } from '../buttons/TextLink';
import { StatStrip } from '../data/StatStrip';
import { TabLinks } from '../data/TabLinks';
import { Timeline } from '../data/Timeline';
import { Contours } from '../drawings/Contours';
import { Logo } from '../drawings/Logo';
import { BrandSurface, Stack } from '../layout/layout';
import { Meta, Name } from '../layout/typography';
import { Avatar } from '../text/Avatar';
import { TextBlocks } from '../text/TextBlocks';
import { ThreeColumns } from './fields';

export function Lists() {
  return (
    <Wide>
      <StatStrip
        stats={[
          { label: 'Total Users', value: 1248 },
          { label: 'Total Companies', value: 37 },
          { label: 'Jobs Created', value: 214 },
          { label: 'Applications', value: 3906 },
        ]}
      />
      <StatStrip
        stats={[
          { label: 'Active Jobs', value: 3 },
          { label: 'Closed Jobs', value: 0 },
          { label: 'Expired Jobs', value: 12, note: '2 this week' },
        ]}
      />
      <TabLinks
        label="Interviews"
        tabs={[
          { to: '?tab=pending', label: 'Pending', count: 3, current: false },
          { to: '?tab=active', label: 'Active', count: 1, current: true },
          { to: '?tab=completed', label: 'Completed', count: 2, current: false },
        ]}
      />
      <TabLinks
        label="Applications"
        tabs={['All', 'Applied', 'Viewed', 'Interview', 'Accepted', 'Rejected', 'Withdrawn'].map((label, index) => ({
          to: `?tab=${label}`,
          label,
          count: index * 17,
          current: label === 'Interview',
        }))}
      />
    </Wide>
  );
}

export function TimelineAndProfile() {
  return (
    <ThreeColumns>
      <Timeline
        steps={[
          { label: 'Applied', detail: 'Sunday 12 May, 21:14', state: 'done' },
          { label: 'Viewed', detail: 'Today, 09:02, by you', state: 'done' },
          { label: 'Interview', detail: 'Not scheduled yet', state: 'now' },
          { label: 'Decision', detail: 'Accept or reject', state: 'ahead' },
        ]}
      />
      <Stack>
        <BackLink to="/applications">Applications</BackLink>
        <Person>
          <Avatar name="Babátúndé Adéyẹmí" size={52} $tone="ink" />
          <div>
            <Name>Babátúndé Adéyẹmí</Name>
            <Meta>Microbiology, University of Lagos</Meta>
          </div>
        </Person>
        <TextBlocks>{'You need:\n- One project you can show\n* SQL\n1. A laptop\n\nWe teach the rest.'}</TextBlocks>
      </Stack>
      <BrandPanel>
        <Contours view="rail" />
        <Logo />
        <Person>
          <Avatar name="Harmattan Systems" $tone="pine" />
          <Name>Harmattan Systems</Name>
        </Person>
        <Button $size="small" icon={LogOut}>
          Logout
        </Button>
        <Button $tone="primary">Sign Up</Button>
        <Button>Login</Button>
      </BrandPanel>
    </ThreeColumns>
  );
}

const Wide = styled.div`width: 100%;`;
const Person = styled.div`display: flex; align-items: center; gap: 0.875rem; line-height: 1.4;`;
const BrandPanel = styled(BrandSurface)`display: grid; justify-items: start; gap: 1rem; padding: 1.5rem;`;
