import { Plus, Share2, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { LinkButton } from '../buttons/LinkButton';
import { BackLink, TextButton, TextLink } from '../buttons/TextLink';
import { ScanState } from '../data/ScanState';
import { StatusBadge } from '../data/StatusBadge';
import { ReadableWidth } from '../layout/layout';
import { light } from '../theme/palette';
import { t } from '../theme/tokens';
import { Focused } from './Focused';

export function Colors() {
  const names = Object.keys(light).filter((name) => name !== 'shadow') as (keyof typeof light)[];
  return (
    <Swatches>
      {names.map((name) => (
        <li key={name}>
          <i style={{ background: t.color[name] }} />
          {name}
        </li>
      ))}
    </Swatches>
  );
}

export function Buttons() {
  return (
    <>
      <Button $tone="primary">Create Account</Button>
      <Button $tone="primary" busy busyLabel="Signing in...">
        Sign in
      </Button>
      <Focused>
        <Button $tone="primary">Focused</Button>
      </Focused>
      <Button>View Application</Button>
      <Focused>
        <Button>Focused</Button>
      </Focused>
      <Button $tone="soft" icon={Plus}>
        Create Job
      </Button>
      <Button $tone="danger">Reject Application</Button>
      <Button $tone="danger-solid">Confirm</Button>
      <Button $tone="ghost" icon={Share2}>
        Share
      </Button>
      <Button busy busyLabel="Saving...">
        Save
      </Button>
      <Button disabled>Expired</Button>
      <Button $size="small">Small</Button>
      <LinkButton to="/jobs" $size="small">
        View
      </LinkButton>
      <IconButton icon={Trash2} label="Delete" />
      <TextLink to="/signup">Signup</TextLink>
      <TextButton>Clear all</TextButton>
      <BackLink to="/applications">Applications</BackLink>
      <ReadableWidth>
        <Button $wide>
          Withdraw the application to Ogun-Oshun Basin Development and the three interviews that were offered
        </Button>
      </ReadableWidth>
    </>
  );
}

const statuses =
  'Applied,Viewed,Interview,Accepted,Rejected,Expired,Active,Closed,Pending,Verified,Not Verified,Scheduled,Awaiting answer,New times asked for,Confirmed,Starting soon,Live Now,Ended,Completed,Today,Tomorrow,Withdrawn,Something new';

export function Badges() {
  return (
    <>
      {statuses.split(',').map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      {(['pending', 'infected', 'unscannable'] as const).map((status) => (
        <ScanState key={status} status={status} />
      ))}
    </>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: 0.75rem;
  width: 100%;
  font-size: ${t.size.small};
  i {
    display: block;
    height: 44px;
    margin-bottom: 0.25rem;
    border: 1px solid ${t.color.line};
    border-radius: ${t.radius.surface};
  }
`;
