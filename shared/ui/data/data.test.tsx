import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StatusBadge } from './StatusBadge';
import { TabLinks } from './TabLinks';
import { Timeline } from './Timeline';

describe('TabLinks', () => {
  it('marks the current tab', () => {
    const tabs = ['Pending', 'Active'].map((label) => ({
      to: `?tab=${label}`,
      label,
      count: 3,
      current: label === 'Active',
    }));
    render(<TabLinks label="Interviews" tabs={tabs} />, { wrapper: MemoryRouter });

    const bar = screen.getByRole('navigation', { name: 'Interviews' });
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Active');
  });
});

describe('Timeline', () => {
  it('names the state of each step for screen readers', () => {
    render(
      <Timeline
        label="Progress"
        steps={[
          { label: 'Applied', detail: '3 November 2026', state: 'done' },
          { label: 'Interview', state: 'now' },
          { label: 'Decision', state: 'ahead' },
        ]}
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Applied, done3 November 2026',
      'Interview, now',
      'Decision, ahead',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});

describe('StatusBadge', () => {
  it('shows the text of an unknown status', () => {
    render(<StatusBadge status="On hold" />);
    expect(screen.getByText('On hold')).toBeVisible();
  });
});
