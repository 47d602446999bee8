import { media, t, VisuallyHidden } from '@foothold/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface SelectBoxProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  isSelected: boolean;
  /** Some of what it stands for is selected. */
  isMixed?: boolean;
  /** False where another control selects by the keyboard. */
  isTabStop?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Selects an application. Shift with a click or the space bar selects all from the last one. */
export function SelectBox({
  label,
  isLabelHidden = false,
  isSelected,
  isMixed = false,
  isTabStop = true,
  onToggle,
}: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);

  return (
    <Label>
      <input
        ref={input}
        type="checkbox"
        checked={isSelected}
        tabIndex={isTabStop ? undefined : -1}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
      />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Label>
  );
}

// A press with Shift would mark the text between.
const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 24px;
  min-height: 24px;
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  font-weight: 600;
  cursor: pointer;
  user-select: none;
  ${media.print} { display: none; }
  input { width: 16px; height: 16px; margin: 0 4px; scroll-margin-bottom: 9rem; accent-color: ${t.color.ink}; cursor: inherit; }
  input:focus-visible { outline: 3px solid ${t.color.focus}; outline-offset: 2px; }
  ${media.phone} {
    min-width: 44px;
    min-height: 44px;
    input { width: 24px; height: 24px; margin: 0; }
  }
`;
