import type { Application } from '@foothold/shared/contract';
import { StudentDetails } from '@foothold/shared/students';
import { media, Section, surfaceStyle, TextBlocks, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { getApplicantFirstName } from '../../applications/application';
import { DetailList } from '../../details/DetailList';
import { Documents } from './Documents';

const questionFields = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
] as const;

/** What the applicant sent: files, cover letter, answers; and what their profile shows. */
export function ApplicationDetails({ application }: { application: Application }) {
  const answers = listAnswers(application);

  return (
    <Panel>
      <Documents application={application} />
      {application.student_details && (
        <Block>
          <Section title={`About ${getApplicantFirstName(application)}`}>
            <StudentDetails details={application.student_details} />
          </Section>
        </Block>
      )}
      <Block>
        <Section title="Cover letter">
          <TextBlocks>{application.cover_letter.trim() || 'No cover letter provided.'}</TextBlocks>
        </Section>
      </Block>
      {answers.length > 0 && (
        <Block>
          <Section title="Answers">
            <DetailList details={answers} />
          </Section>
        </Block>
      )}
    </Panel>
  );
}

/** The questions of the job with their answers. */
const listAnswers = (application: Application) =>
  questionFields.flatMap(([question, answer]) => {
    const label = application.job[question];
    return label ? [{ label, value: application[answer] || 'Not answered.' }] : [];
  });

const Panel = styled.article`
  ${surfaceStyle}
  ${media.phone} { margin-inline: calc(${t.width.gutter} * -1); border-inline: 0; border-radius: 0; }
`;
const Block = styled.div`
  padding: 1.75rem 2rem;
  border-top: 1px solid ${t.color.line};
  ${media.phone} { padding: 1.375rem ${t.width.gutter}; }
`;
