import { Name, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../routes/paths';

/** A value that may be missing; 'Not provided' when it is. */
export const ProvidedValue = ({ value }: { value: string | null }) => value || <MutedText>Not provided</MutedText>;

/** Text in place of a missing value. */
export const MutedText = styled.span`color: ${t.color.ink3};`;

/** An email address that breaks before the '@' when it does not fit on one line. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}

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
