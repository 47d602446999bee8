import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { standaloneLinkStyle, visuallyHiddenStyle } from '../styles/mixins';
import { t } from '../theme/tokens';

export interface FieldProps {
  label: ReactNode;
  /** Help for filling in the field: 'From your company profile.' */
  hint?: ReactNode;
  /** The error message; the field is marked as invalid while there is one. */
  error?: string | undefined;
  /** Adds '(optional)' to the label. Fields without it are required. */
  optional?: boolean;
  /** Shows the label only to screen readers, where the context makes it clear (a search in a page's header). */
  hideLabel?: boolean;
  /** A link at the right end of the label's line: 'Forgot Password'. */
  aside?: ReactNode;
}

/** The attributes that connect a control with its label, hint and error message. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldLayoutProps extends FieldProps {
  id?: string | undefined;
  /** The id of a further description of the control, such as a password's strength. */
  describedBy?: string | undefined;
  /** Announces the error message when it appears. */
  alert?: boolean;
  children: (controlProps: FieldControlProps) => ReactNode;
}

/** A form field: label, control, error message and hint. */
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
}: FieldLayoutProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptionIds = [error && `${controlId}-error`, hint && `${controlId}-hint`, describedBy]
    .filter(Boolean)
    .join(' ');
  const controlProps: FieldControlProps = {
    id: controlId,
    'aria-describedby': descriptionIds || undefined,
    'aria-invalid': error ? true : undefined,
  };

  return (
    <Container>
      <LabelRow $hidden={hideLabel}>
        <Label id={labelId(controlId)} htmlFor={controlId}>
          {label}
          {optional && <OptionalMark> (optional)</OptionalMark>}
        </Label>
        {aside}
      </LabelRow>
      {children(controlProps)}
      {error && (
        <FieldError id={`${controlId}-error`} alert={alert}>
          {error}
        </FieldError>
      )}
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
    </Container>
  );
}

/** The id of a control's label, for other elements with the same name. */
export const labelId = (id: string) => `${id}-label`;

/** An error message with an icon, so that it is not marked by colour alone. */
export function FieldError({ id, alert, children }: { id: string; alert?: boolean | undefined; children: ReactNode }) {
  return (
    <ErrorMessage id={id} role={alert ? 'alert' : undefined}>
      <Icon icon={CircleAlert} small />
      {children}
    </ErrorMessage>
  );
}

export const Hint = styled.p`color: ${t.color.ink3}; font-size: ${t.size.small};`;
export const OptionalMark = styled.span`color: ${t.color.ink3}; font-weight: 400;`;

const Container = styled.div`display: grid; gap: 0.375rem; align-content: start; min-width: 0;`;
const LabelRow = styled.div<{ $hidden?: boolean | undefined }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;
  a { ${standaloneLinkStyle} }
  ${({ $hidden }) => $hidden && visuallyHiddenStyle}
`;
const Label = styled.label`font-weight: 600; font-size: ${t.size.text};`;
const ErrorMessage = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  color: ${t.color.bad};
  font-size: ${t.size.small};
  font-weight: 600;
  svg { margin-top: 0.1875rem; }
`;
