import { createSecurityEmail } from '../../email/securityEmail';

export const operatorTokenUsedEmail = createSecurityEmail({
  kind: 'operator_token_used',
  heading: 'The operator’s token was used',
  describe: ({ call, address }: { call: string; address: string }) => [
    `Somebody has changed this site with the operator’s token, from ${address}: ${call}.`,
    'That token opens every app and is for emergencies: teams release with keys of their own. Further uses in the next hour are not mailed: the audit log has each of them.',
  ],
  remedy: {
    path: '/adminreleases',
    advice:
      'look there at what was changed, and have OPERATOR_TOKEN replaced in the settings of every server: who has it can release anything.',
  },
});
