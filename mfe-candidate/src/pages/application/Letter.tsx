import type { WholeApplication } from '@foothold/shared/contract';
import { Card, Stack, TextBlocks, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { answersIn } from '../../questions';

/** The cover letter, and the answers to what the company asked. */
export function Letter({ application }: { application: WholeApplication }) {
  const answers = answersIn(application);
  return (
    <Card as="div">
      <Stack $gap={5}>
        <Part>
          <h3>Cover letter</h3>
          <TextBlocks>{application.cover_letter}</TextBlocks>
        </Part>
        {answers.map(({ question, answer }) => (
          <Part key={question}>
            <h3>{question}</h3>
            <TextBlocks>{answer || 'Not answered.'}</TextBlocks>
          </Part>
        ))}
      </Stack>
    </Card>
  );
}

const Part = styled.div`
  overflow-wrap: anywhere;
  h3 { margin-bottom: ${t.space[1]}; font-size: ${t.size.body}; font-weight: 650; }
`;
