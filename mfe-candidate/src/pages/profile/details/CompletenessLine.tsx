import { Stack, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import type { Completeness } from './completeness';

/** How complete the profile is, with the one step that helps most next. */
export function CompletenessLine({ completeness: { done, total, next } }: { completeness: Completeness }) {
  return (
    <Stack $gap={2}>
      <p>{next ? `${done} of ${total} steps are done.` : 'Your profile is complete.'}</p>
      <Bar aria-hidden>
        <div style={{ width: `${(100 * done) / total}%` }} />
      </Bar>
      {next && (
        <p>
          Next: <TextLink to={next.to}>{next.text}</TextLink>
        </p>
      )}
    </Stack>
  );
}

/** The sentence says the same. */
const Bar = styled.div`
  height: 6px;
  border-radius: ${t.radius.pill};
  background: ${t.color.sunken};
  overflow: hidden;
  > div { height: 100%; border-radius: inherit; background: ${t.color.ink2}; }
`;
