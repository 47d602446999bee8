import styled, { css } from 'styled-components';
import { media, t } from '../theme/tokens';

/** The label around a radio button or checkbox: clicking anywhere in it chooses the option. */
export const ChoiceLabel = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: ${t.width.tapTarget};
  padding: 0.5rem 1.125rem 0.5rem 0.875rem;
  background: ${t.color.surface};
  border: 1.5px solid ${t.color.lineStrong};
  border-radius: ${t.radius.surface};
  cursor: pointer;
  &:hover { border-color: ${t.color.ink2}; }
  &:has(:checked) { border-color: ${t.color.ink}; box-shadow: inset 0 0 0 0.5px ${t.color.ink}; }
  &:has([aria-invalid='true']) { border-color: ${t.color.bad}; }
  &:has(:focus-visible) { outline: 3px solid ${t.color.focus}; outline-offset: 2px; }
  > input:focus-visible { outline: none; }
  &:has(:disabled) { background: ${t.color.sunken}; border-color: ${t.color.line}; color: ${t.color.ink3}; cursor: not-allowed; ${media.forcedColors} { color: GrayText; } }
`;

export const choiceInputStyle = css`
  appearance: none;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  background: ${t.color.surface};
  border: 2px solid ${t.color.lineStrong};
  cursor: inherit;
  &:focus-visible { outline: none; }
`;
