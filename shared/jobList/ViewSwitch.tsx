import { Icon, t } from '@foothold/shared/ui';
import { Columns2, List } from 'lucide-react';
import styled, { css } from 'styled-components';
import { hiddenWhenNarrow, type JobView, setJobView, useIsSplit, whenSplit } from './jobView';
import { useChooseJob } from './useChooseJob';

/** Chooses between the list alone and the list beside a job. */
export function ViewSwitch() {
  const current: JobView = useIsSplit() ? 'split' : 'list';
  const chooseJob = useChooseJob();
  const handlePress = (view: JobView) => {
    setJobView(view);
    if (view === 'list') chooseJob(null, { replace: true });
  };
  return <ViewSwitchLayout current={current} onPress={handlePress} />;
}

interface ViewSwitchLayoutProps {
  /** Undefined in the prerendered list, which is the same for both. */
  current?: JobView;
  onPress?: (view: JobView) => void;
}

export const ViewSwitchLayout = ({ current, onPress }: ViewSwitchLayoutProps) => (
  <Group role="group" aria-label="View">
    {views.map(({ view, label, icon }) => (
      <Option
        key={view}
        type="button"
        $view={view}
        aria-pressed={current && current === view}
        onClick={() => onPress?.(view)}
      >
        <Icon icon={icon} small />
        {label}
      </Option>
    ))}
  </Group>
);

const views = [
  { view: 'list', label: 'List', icon: List },
  { view: 'split', label: 'Split', icon: Columns2 },
] as const;

const chosen = css`background: ${t.color.ink}; color: ${t.color.background};`;
const notChosen = css`background: none; color: ${t.color.ink};`;

const Group = styled.div`
  display: inline-flex;
  ${hiddenWhenNarrow}
  padding: 3px;
  border: 1px solid ${t.color.lineStrong};
  border-radius: ${t.radius.pill};
  background: ${t.color.surface};
`;
const Option = styled.button<{ $view: JobView }>`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  min-height: 36px;
  padding: 0 0.875rem;
  border: 0;
  border-radius: ${t.radius.pill};
  font: inherit;
  font-size: ${t.size.text};
  font-weight: 600;
  cursor: pointer;
  ${({ $view }) => ($view === 'list' ? chosen : notChosen)}
  ${({ $view }) => whenSplit($view === 'split' ? chosen : notChosen)}
`;
