import { ratePassword } from './PasswordField';

describe('ratePassword', () => {
  it.each([
    ['short', 'Too short: 8 characters at least'],
    ['password', 'Weak'],
    ['aaaaaaaaaaaa', 'Weak'],
    ['12345678', 'Weak'],
    ['brown-egg', 'Fair'],
    ['Brown-egg-7', 'Good'],
    ['seven brown hens cross Yaba', 'Strong'],
  ])('rates "%s" as %s', (password, label) => {
    expect(ratePassword(password).label).toBe(label);
  });
});
