import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field';
import { inputStyle } from './inputStyle';

interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** One line of text. Takes all attributes of a native input, including the result of a form's `register`. */
export function TextField({ label, hint, error, optional, hideLabel, aside, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, aside, id }}>
      {(controlProps) => <Input {...input} {...controlProps} />}
    </Field>
  );
}

interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

/** Several lines of text, resizable in height. */
export function TextArea({ label, hint, error, optional, hideLabel, aside, id, rows = 6, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, aside, id }}>
      {(controlProps) => <Area rows={rows} {...area} {...controlProps} />}
    </Field>
  );
}

export const Input = styled.input`${inputStyle}`;
const Area = styled.textarea`${inputStyle} resize: vertical; line-height: 1.5;`;
