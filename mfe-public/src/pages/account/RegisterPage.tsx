import { useIdentity } from '@foothold/shared/auth';
import { Link } from '@foothold/shared/router';
import { CardTitle, media, SecondaryText, surfaceStyle, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountLayout } from '../../layout/AccountLayout';
import { AlreadySignedIn } from './AlreadySignedIn';
import { chooseRole } from './signupSteps';
import { TermsNote } from './TermsNote';

const roleOptions = [
  {
    userRole: 'student',
    title: "I'm looking for a job",
    text: 'Apply for internships, entry-level positions and experienced roles.',
  },
  {
    userRole: 'organization',
    title: "I'm hiring",
    text: 'Represent a company and access 600+ qualified candidates.',
  },
] as const;

export function Component() {
  const identity = useIdentity();
  return identity ? <AlreadySignedIn identity={identity} /> : <RoleChoice />;
}

function RoleChoice() {
  return (
    <AccountLayout
      title="What are you interested in?"
      subtitle={
        <>
          Already with us? <TextLink to="/login">Log in</TextLink>
        </>
      }
      completedSteps={0}
    >
      <RoleList>
        {roleOptions.map(({ userRole, title, text }) => (
          <li key={userRole}>
            <RoleLink to="/signup" onClick={() => chooseRole(userRole)}>
              <CardTitle as="h2">{title}</CardTitle>
              <SecondaryText>{text}</SecondaryText>
            </RoleLink>
          </li>
        ))}
      </RoleList>
      <TermsNote />
    </AccountLayout>
  );
}

const RoleList = styled.ul`display: grid; gap: 1rem; margin-top: 2rem; ${media.phone} { margin-top: 1.5rem; }`;
const RoleLink = styled(Link)`
  ${surfaceStyle}
  display: grid;
  gap: 0.375rem;
  padding: 1.5rem;
  text-decoration: none;
  transition: border-color ${t.time.fast} ${t.time.easeOut};
  &:hover { border-color: ${t.color.ink}; }
`;
