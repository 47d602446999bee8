interface RootError {
  type?: string | number | undefined;
  message?: string | undefined;
}

/** The server's sentence about a failed sign-up, or `fallback` where it had none. What the email is to blame for stands there. */
export function getFormError(root: RootError | undefined, fallback: string): string | undefined {
  if (!root || root.type === 'email_taken') return undefined;
  return root.type === 'unexpected' || root.type === 'offline' ? fallback : root.message;
}

/** The sentence about an email that has an account already. */
export const getEmailTakenError = (root: RootError | undefined) =>
  root?.type === 'email_taken' ? root.message : undefined;
