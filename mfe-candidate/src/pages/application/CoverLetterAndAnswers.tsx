import type { WholeApplication } from '@foothold/shared/contract';
import { Card, Stack, TextBlocks, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { listAnswers } from '../../applications/questions';

export function CoverLetterAndAnswers({ application }: { application: WholeApplication }) {
  const answers = listAnswers(application);
  return (
    <Card as="div">
      <Stack $gap={5}>
        <Block>
          <h3>Cover letter</h3>
          <TextBlocks>{application.cover_letter}</TextBlocks>
        </Block>
        {answers.map(({ question, answer }) => (
          <Block key={question}>
            <h3>{question}</h3>
            <TextBlocks>{answer || 'Not answered.'}</TextBlocks>
          </Block>
        ))}
      </Stack>
    </Card>
  );
}

const Block = styled.div`
  overflow-wrap: anywhere;
  h3 { margin-bottom: ${t.space[1]}; font-size: ${t.size.body}; font-weight: 650; }
`;
