import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon';
import { hiddenVisually } from '../styles/mixins';
import { t } from '../tokens';

export interface FieldProps {
  label: ReactNode;
  /** What helps before a mistake: 'From your company profile.' */
  hint?: ReactNode;
  /** The sentence of a mistake. The field is red as long as it is there. */
  error?: string | undefined;
  /** Says so beside the label; what carries no such mark is required. */
  optional?: boolean;
  /** For screen readers only, where the place says it already (a search in a page's header). */
  hideLabel?: boolean;
  /** At the right end of the label's line: 'Forgot Password'. */
  aside?: ReactNode;
}

/** What a control carries so that its label, hint and error are read with it. */
export interface Tied {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FrameProps extends FieldProps {
  id?: string | undefined;
  /** More text that describes the control, such as a password's strength. */
  describedBy?: string | undefined;
  alert?: boolean;
  children: (tied: Tied) => ReactNode;
}

/** Label above, control, hint or error below, tied together. */
export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  id,
  describedBy,
  alert,
  children,
}: FrameProps) {
  const own = useId();
  const key = id ?? own;
  const texts = [error && `${key}-error`, hint && `${key}-hint`, describedBy].filter(Boolean).join(' ');
  const tied: Tied = { id: key, 'aria-describedby': texts || undefined, 'aria-invalid': error ? true : undefined };

  return (
    <Frame>
      <Line $hidden={hideLabel}>
        <Label id={labelIdOf(key)} htmlFor={key}>
          {label}
          {optional && <Optional> (optional)</Optional>}
        </Label>
        {aside}
      </Line>
      {children(tied)}
      {error && (
        <FieldError id={`${key}-error`} alert={alert}>
          {error}
        </FieldError>
      )}
      {hint && <Hint id={`${key}-hint`}>{hint}</Hint>}
    </Frame>
  );
}

/** Where the label of a control stands, for parts that are named by it too. */
export const labelIdOf = (id: string) => `${id}-label`;

/** Icon and sentence: never colour alone. */
export function FieldError({ id, alert, children }: { id: string; alert?: boolean | undefined; children: ReactNode }) {
  return (
    <Sentence id={id} role={alert ? 'alert' : undefined}>
      <Icon of={CircleAlert} small />
      {children}
    </Sentence>
  );
}

export const Hint = styled.p`color: ${t.color.ink3}; font-size: ${t.size.small};`;
export const Optional = styled.span`color: ${t.color.ink3}; font-weight: 400;`;

const Frame = styled.div`display: grid; gap: 0.375rem; align-content: start; min-width: 0;`;
const Line = styled.div<{ $hidden?: boolean | undefined }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1rem;
  ${({ $hidden }) => $hidden && hiddenVisually}
`;
const Label = styled.label`font-weight: 600; font-size: ${t.size.text};`;
const Sentence = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  color: ${t.color.bad};
  font-size: ${t.size.small};
  font-weight: 600;
  svg { margin-top: 0.1875rem; }
`;
