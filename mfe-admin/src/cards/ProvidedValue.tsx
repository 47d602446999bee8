import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** A value that may be missing; 'Not provided' when it is. */
export const ProvidedValue = ({ value }: { value: string | null }) => value || <MutedText>Not provided</MutedText>;

/** Text in place of a missing value. */
export const MutedText = styled.span`color: ${t.color.ink3};`;
