import { Subtitle, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** A section of the page, under a hairline. */
export const Band = styled.div`border-top: 1px solid ${t.color.line};`;
/** A section's heading here is as large as a page's title elsewhere. */
export const BigTitle = styled(Subtitle)`font-size: ${t.size.title};`;
