import { readDraft, saveDraft, useIdentity } from '@foothold/shared/auth';
import { Link } from '@foothold/shared/router';
import { CardTitle, media, Quiet, TextLink, t, wall } from '@foothold/shared/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../parts/AccountFrame';
import { forgetTyped } from './kept';
import { SignedIn } from './SignedIn';

const choices = [
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
  return identity ? <SignedIn identity={identity} /> : <RoleChoice />;
}

function RoleChoice() {
  return (
    <AccountFrame
      title="What are you interested in?"
      subtitle={
        <>
          Already with us? <TextLink to="/login">Log in</TextLink>
        </>
      }
      done={0}
    >
      <Choices>
        {choices.map(({ userRole, title, text }) => (
          <li key={userRole}>
            <Choice to="/signup" onClick={() => choose(userRole)}>
              <CardTitle as="h2">{title}</CardTitle>
              <Quiet>{text}</Quiet>
            </Choice>
          </li>
        ))}
      </Choices>
      <Small>
        By signing up you agree to the <TextLink to="/terms">Terms</TextLink> and have read how we treat your data under{' '}
        <TextLink to="/privacy">Privacy</TextLink>.
      </Small>
    </AccountFrame>
  );
}

/** Who changes their mind about the role has not changed their email. */
function choose(userRole: 'student' | 'organization') {
  const draft = readDraft();
  if (!draft) forgetTyped();
  saveDraft({ email: '', password: null, ...draft, userRole });
}

const Choices = styled.ul`display: grid; gap: 1rem; margin-top: 2rem; ${media.phone} { margin-top: 1.5rem; }`;
const Choice = styled(Link)`
  ${wall}
  display: grid;
  gap: 0.375rem;
  padding: 1.5rem;
  text-decoration: none;
  transition: border-color ${t.time.fast} ${t.time.out};
  &:hover { border-color: ${t.color.ink}; }
`;
const Small = styled.p`margin-top: 1.75rem; color: ${t.color.ink2}; font-size: ${t.size.small};`;
