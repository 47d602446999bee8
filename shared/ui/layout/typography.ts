import styled from 'styled-components';
import { displayFontStyle, nameFontStyle, tabularNumbersStyle, visuallyHiddenStyle } from '../styles/mixins';
import { t } from '../theme/tokens';

/** The page's h1, for fixed texts: the display font lacks some letters of names. */
export const Title = styled.h1`${displayFontStyle} font-size: ${t.size.title};`;
/** A section's heading. */
export const Subtitle = styled.h2`${displayFontStyle} font-size: ${t.size.section}; line-height: 1.15;`;
/** A card's or dialog's heading. */
export const CardTitle = styled.h3`${displayFontStyle} font-size: ${t.size.card}; line-height: 1.2; letter-spacing: -0.02em;`;
/** A person's or company's name. */
export const Name = styled.span`${nameFontStyle}`;
/** Less prominent text. */
export const SecondaryText = styled.p`color: ${t.color.ink2};`;
/** Dates, sizes and counts, in the smallest text size. */
export const Meta = styled.p`color: ${t.color.ink3}; font-size: ${t.size.small};`;
/** Digits of equal width, for figures that change or stand in columns. */
export const Digits = styled.span`${tabularNumbersStyle}`;
/** For screen readers only. */
export const VisuallyHidden = styled.span`${visuallyHiddenStyle}`;
