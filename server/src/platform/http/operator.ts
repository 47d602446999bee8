import type { User } from './route';

/** What a command counts as that carries the server's own token: nobody of the people. */
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

/** The same on the server's own machine: the command could read a file that only the server's user can. */
export const localOperatorUser: User = { ...operatorUser, session: 'here' };

export const isLocalOperator = ({ session }: User): boolean => session === localOperatorUser.session;
