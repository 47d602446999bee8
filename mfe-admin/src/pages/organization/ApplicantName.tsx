import { Name, TextLink } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';

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
