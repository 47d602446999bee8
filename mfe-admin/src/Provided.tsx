import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What somebody gave, or quietly that they gave nothing. */
export const Provided = ({ value }: { value: string | null }) => value || <None>Not provided</None>;

const None = styled.span`color: ${t.color.ink3};`;
