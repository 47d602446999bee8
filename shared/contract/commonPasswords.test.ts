import { isCommonPassword } from './commonPasswords';

const email = 'ada.okafor@example.ng';

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password123!',
    'P@ssw0rd',
    '12345678',
    'qwertyui',
    'aaaaaaaa',
    'lagoslagos',
    'Ada.Okafor1',
    email,
  ])('is true for %s', (password) => expect(isCommonPassword(password, email)).toBe(true));

  it.each(['a-quiet-harbour-7', 'quiet river 42', 'correct horse staple', 'x7#Kq2!m', 'Ẹyẹ kan ṣoṣo'])(
    'is false for %s',
    (password) => expect(isCommonPassword(password, email)).toBe(false),
  );
});
