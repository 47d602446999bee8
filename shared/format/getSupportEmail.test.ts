import { getSupportEmail } from './getSupportEmail';

describe('getSupportEmail', () => {
  it.each(['foothold.ng', 'jobs.foothold.example'])('is the mailbox of the domain %s', (host) => {
    expect(getSupportEmail(host)).toBe(`support@${host}`);
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('is null at %s, which is no domain', (host) => {
    expect(getSupportEmail(host)).toBeNull();
  });
});
