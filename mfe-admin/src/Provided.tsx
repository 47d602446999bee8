import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What somebody gave, or quietly that they gave nothing. */
export const Provided = ({ value }: { value: string | null }) => value || <Quietly>Not provided</Quietly>;

/** Says in a quiet voice that there is nothing. */
export const Quietly = styled.span`color: ${t.color.ink3};`;
