import type { Job } from '@foothold/shared/contract';
import { Card, media, Prose, Section } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What applicants are asked besides; students meet it in the form, not on the job's page. */
export function Questions({ job: { q1, q2, q3, q4, q5 } }: { job: Job }) {
  const asked = [q1, q2, q3, q4, q5].filter((question) => question !== null);
  if (asked.length === 0) return null;
  return (
    <Box as="div">
      <Section title="Additional questions">
        <Prose>
          <ul>
            {asked.map((question, index) => (
              <li key={index}>{question}</li>
            ))}
          </ul>
        </Prose>
      </Section>
    </Box>
  );
}

// As the sheet above it.
const Box = styled(Card)`padding: 1.5rem 2rem; ${media.phone} { padding: 1.25rem 1rem; }`;
