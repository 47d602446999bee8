import { TextLink } from '@foothold/shared/ui';

/** Whoever has an account needs no second one. */
export const LoginHint = () => (
  <>
    Is it yours? <TextLink to="/login">Login</TextLink>
  </>
);
