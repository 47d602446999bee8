import { BreakableText, Name, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../routes/paths';

/** A value that may be missing; 'Not provided' when it is. */
export const ProvidedValue = ({ value }: { value: string | null }) => value || <MutedText>Not provided</MutedText>;

/** An email address that may be missing. */
export const ProvidedEmail = ({ value }: { value: string | null }) =>
  value ? <BreakableText>{value}</BreakableText> : <ProvidedValue value={null} />;

/** Text in place of a missing value. */
export const MutedText = styled.span`color: ${t.color.ink3};`;

/** Less important text under the first line of a table's cell. */
export const SecondLine = styled.div`
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  overflow-wrap: anywhere;
`;

interface ApplicantNameProps {
  user_id: number;
  /** Null once they have deleted their account. */
  student_name: string | null;
}

/** The applicant's name, as a link to their page. */
export const ApplicantName = ({ user_id, student_name }: ApplicantNameProps) =>
  student_name ? (
    <TextLink to={paths.user(user_id)}>
      <Name>{student_name}</Name>
    </TextLink>
  ) : (
    <Name>Unknown Applicant</Name>
  );
