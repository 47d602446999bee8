import { type ApplicationEvent, explainRejection, type WholeApplication } from '@foothold/shared/contract';
import { Section, Stack, surfaceStyle, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { formatDay } from './formatDay';

/** Why a company rejected an application, and how far the application came. Nothing for any other. */
export function WhyNot({ application }: { application: WholeApplication }) {
  const { status, rejection_reason, rejection_line, organization, timeline } = application;
  if (status !== 'Rejected') return null;
  const reason = explainRejection(rejection_reason);
  return (
    <Section title="Why it ended">
      <Panel>
        <Stack $gap={2}>
          {reason && <p>{reason}</p>}
          {rejection_line && <p>{`${organization.company_name} writes: “${rejection_line}”`}</p>}
          {!rejection_reason && <p>The company gave no reason.</p>}
          <p>{describeDistance(timeline)}</p>
        </Stack>
      </Panel>
    </Section>
  );
}

/** The furthest step that an application reached before the decision, and when both were. */
function describeDistance(timeline: readonly ApplicationEvent[]): string {
  const decision = timeline.findLast(({ kind }) => kind === 'rejected');
  const decided = decision ? ` It was decided on ${formatDay(decision.at)}.` : '';
  for (const { kinds, text } of steps) {
    const reached = timeline.find(({ kind }) => kinds.includes(kind));
    if (reached) return `${text} on ${formatDay(reached.at)}.${decided}`;
  }
  return decided.trim();
}

/** The furthest first. */
const steps: readonly { kinds: readonly ApplicationEvent['kind'][]; text: string }[] = [
  { kinds: ['interview_completed'], text: 'You came as far as an interview, held' },
  { kinds: ['interview_offered', 'interview_moved'], text: 'You came as far as the offer of an interview,' },
  { kinds: ['viewed'], text: 'The company opened your application' },
  { kinds: ['applied'], text: 'You applied' },
];

const Panel = styled.div`${surfaceStyle} padding: 1rem 1.25rem; color: ${t.color.ink}; overflow-wrap: anywhere;`;
