import { createSecurityEmail } from '../../email/securityEmail';

export const passkeyAddedEmail = createSecurityEmail({
  kind: 'passkey_added',
  heading: 'A passkey was added to your account',
  describe: ({ name }: { name: string }) => [
    `Somebody with your password added the passkey “${name}” to your Foothold account. It can be used to log in from now on.`,
  ],
});

export const passkeyRemovedEmail = createSecurityEmail({
  kind: 'passkey_removed',
  heading: 'A passkey was removed from your account',
  describe: ({ name }: { name: string }) => [
    `Somebody with your password removed the passkey “${name}” from your Foothold account. It does not work any more.`,
  ],
});
