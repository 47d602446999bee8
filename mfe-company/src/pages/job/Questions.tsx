import type { Job } from '@foothold/shared/contract';
import { Card, media, Prose, Section } from '@foothold/shared/ui';
import styled from 'styled-components';

/** Additional questions to applicants. Students see them in the application form only. */
export function Questions({ job: { q1, q2, q3, q4, q5 } }: { job: Job }) {
  const questions = [q1, q2, q3, q4, q5].filter((question) => question !== null);
  if (questions.length === 0) return null;
  return (
    <Box as="div">
      <Section title="Additional questions">
        <Prose>
          <ul>
            {questions.map((question, index) => (
              <li key={index}>{question}</li>
            ))}
          </ul>
        </Prose>
      </Section>
    </Box>
  );
}

// Same padding as the card of the job above.
const Box = styled(Card)`padding: 1.5rem 2rem; ${media.phone} { padding: 1.25rem 1rem; }`;
