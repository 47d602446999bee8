import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { displayFontStyle, nameFontStyle } from '../styles/mixins';

/** The characters of the display font's Latin subset. */
const displayFontPattern =
  /^(?:[ -\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]|\u0304|\u0308|\u0329)*$/;

interface JobTitleProps extends Omit<ComponentProps<'h2'>, 'children'> {
  children: string;
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** `card` 21 px, `page` as a page's title, `row` 18 px. */
  $size?: 'card' | 'page' | 'row';
  /** Renders the title, with parts of it marked. */
  mark?: (title: string) => ReactNode;
}

/** A job's title: in the display font if that has all its letters, else entirely in the system font. */
export function JobTitle({ children, as = 'h2', $size = 'card', mark, ...rest }: JobTitleProps) {
  return (
    <StyledTitle as={as} $size={$size} $display={displayFontPattern.test(children)} {...rest}>
      {mark ? mark(children) : children}
    </StyledTitle>
  );
}

const sizes = { card: '1.3125rem', page: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)', row: '1.125rem' };

const StyledTitle = styled.h2<{ $display: boolean; $size: keyof typeof sizes }>`
  ${({ $display }) => ($display ? displayFontStyle : nameFontStyle)}
  font-size: ${({ $size }) => sizes[$size]};
  line-height: 1.2;
  overflow-wrap: anywhere;
`;
