import type { User } from './route';

/** The caller of commands with the operator's token, who is no user of the product. */
export const operatorUser: User = {
  who: 'operator',
  session: '',
  role: 'admin',
  user_id: 0,
  role_specific_id: 0,
  verified: 1,
  verification_status: 'verified',
  name: 'Operator',
  email: '',
};

/** The same on the server's machine: the command can read a file that only the server's system user can. */
export const localOperatorUser: User = { ...operatorUser, session: 'local' };

export const isLocalOperator = ({ session }: User): boolean => session === localOperatorUser.session;
