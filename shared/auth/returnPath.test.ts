import { saveReturnPath, takeReturnPath } from './returnPath';

describe('return path', () => {
  it('is returned once', () => {
    saveReturnPath('/dashboard/jobs?q=rust');

    expect(takeReturnPath()).toBe('/dashboard/jobs?q=rust');
    expect(takeReturnPath()).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'is null when the stored address is of another site: %s',
    (address) => {
      sessionStorage.setItem('foothold-target', address);

      expect(takeReturnPath()).toBeNull();
    },
  );

  it('is not saved when it leads to the login', () => {
    saveReturnPath('/Login?again');

    expect(takeReturnPath()).toBeNull();
  });
});
