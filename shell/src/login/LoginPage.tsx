import { rememberTarget, takeTarget } from '@foothold/shared/auth';
import { useLoaderData } from '@foothold/shared/router';
import { media, Page, Quiet, TextLink, Title, t, toast } from '@foothold/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { takeWord } from '../farewell';
import { LoginArt } from './LoginArt';
import { LoginForm } from './LoginForm';

/** Opening the login forgets everything that was stored here, except where to return to afterwards. */
export function loader() {
  const target = takeTarget();
  const word = takeWord();
  localStorage.clear();
  sessionStorage.clear();
  if (target) rememberTarget(target);
  return { word };
}

export function Component() {
  const { word } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (word) toast.success(word);
  }, [word]);

  return (
    <Split>
      <Side $alone>
        <div>
          <Title>Login</Title>
          <Lead>Pick up where you left off.</Lead>
          <LoginForm />
          <After>
            New here? <TextLink to="/register">Signup</TextLink>
          </After>
        </div>
      </Side>
      <LoginArt />
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  min-height: 100vh;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
`;
const Side = styled(Page)`
  display: grid;
  align-content: center;
  max-width: none;
  padding: 3rem clamp(1rem, 8vw, 8rem);
  > div { width: 100%; max-width: 26rem; }
  ${media.phone} { align-content: start; padding: 2rem ${t.width.gutter} 3rem; }
`;
const Lead = styled(Quiet)`margin-top: 0.5rem;`;
const After = styled(Quiet)`margin-top: 1.75rem;`;
