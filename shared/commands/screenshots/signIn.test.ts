import { findAccount } from './signIn';

const account = { FOOTHOLD_EMAIL: 'test@example.ng', FOOTHOLD_PASSWORD: 'a-quiet-harbour-7' };

describe('findAccount', () => {
  it('takes the account of the environment where not everybody may open the app', () => {
    expect(findAccount({ app: 'candidate', access: 'student' }, account)).toEqual({
      email: 'test@example.ng',
      password: 'a-quiet-harbour-7',
    });
    expect(findAccount({ app: 'public', access: 'anyone' }, account)).toBeUndefined();
  });

  it.each([
    ['nothing', {}],
    ['the address alone', { FOOTHOLD_EMAIL: 'test@example.ng' }],
    ['a secret that CI does not have', { ...account, FOOTHOLD_PASSWORD: '' }],
  ])('says what it needs when given %s', (_description, environment) => {
    expect(() => findAccount({ app: 'candidate', access: 'student' }, environment)).toThrow(
      'The pages of candidate need somebody signed in: name a test account with FOOTHOLD_EMAIL and FOOTHOLD_PASSWORD.',
    );
  });
});
