import { TextLink } from '@foothold/shared/ui';

/** Below an email that is taken. */
export const LoginHint = () => (
  <>
    Is it yours? <TextLink to="/login">Login</TextLink>
  </>
);
