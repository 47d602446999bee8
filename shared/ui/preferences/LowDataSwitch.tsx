import { Leaf } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { t } from '../theme/tokens';
import { setLowData, useLowData } from './lowData';

/** Switches to few data, and says what that leaves out. `className` is from the styled component of the place that it is in. */
export function LowDataSwitch({ className }: { className?: string | undefined }) {
  const isOn = useLowData();
  const id = useId();
  return (
    <Field className={className}>
      <Icon icon={Leaf} />
      <span>
        <span id={`${id}-name`}>Low data</span>
        <small id={id}>No film, fonts or logos</small>
      </span>
      {/* The switch says it to screen readers. */}
      <span aria-hidden="true">{isOn === null ? '' : isOn ? 'On' : 'Off'}</span>
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={id}
        checked={isOn ?? false}
        // Nothing could act on it before the page has its scripts.
        disabled={isOn === null}
        onChange={({ target }) => setLowData(target.checked)}
      />
    </Field>
  );
}

const Field = styled.label`
  position: relative;
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 44px;
  small { display: block; font-size: ${t.size.small}; font-weight: 400; line-height: 1.3; }
  > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  > input:disabled { cursor: default; }
  &:has(:focus-visible) { outline: 3px solid ${t.color.focus}; outline-offset: -3px; }
`;
