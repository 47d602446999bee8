import { hashPassword, verifyPassword } from './passwords';

const password = 'quiet river 42';

describe('checks of passwords', () => {
  it('wait in turn, but those from a known browser not behind every stranger who came before', async () => {
    const stored = await hashPassword(password);
    const ended: string[] = [];
    const strangers = Array.from({ length: 20 }, async (_, number) => {
      await hashPassword(password, `10.0.0.${number}`);
      ended.push('stranger');
    });
    const known = verifyPassword(password, stored, '10.0.1.1', 1).then((isMatch) => ended.push(`known ${isMatch}`));
    await Promise.all([...strangers, known]);
    // It starts fourth. Of the two that run at a time, the other one may be the faster.
    expect(ended.slice(0, 15)).toContain('known true');
  });

  it('are refused when an IPv6 site has too many waiting, and no others are', async () => {
    const flood = Array.from({ length: 50 }, (_, number) => hashPassword(password, `2001:db8:1:${number}::1`));
    const honest = hashPassword(password, '2001:db8:2::1');
    const results = await Promise.allSettled(flood);
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(8);
    expect(await honest).toContain('argon2id');
  });
});
