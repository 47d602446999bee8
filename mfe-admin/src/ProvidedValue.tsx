import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What somebody gave, or quietly that they gave nothing. */
export const ProvidedValue = ({ value }: { value: string | null }) => value || <MutedText>Not provided</MutedText>;

/** Says in a quiet voice that there is nothing. */
export const MutedText = styled.span`color: ${t.color.ink3};`;
