import { saveReturnPath, takeReturnPath } from './returnPath';

it('is given back once', () => {
  saveReturnPath('/dashboard/jobs?q=rust');

  expect(takeReturnPath()).toBe('/dashboard/jobs?q=rust');
  expect(takeReturnPath()).toBeNull();
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])('never leads off this site: %s', (address) => {
  sessionStorage.setItem('foothold-target', address);

  expect(takeReturnPath()).toBeNull();
});

it('is no target when it would lead back to the login', () => {
  saveReturnPath('/Login?again');

  expect(takeReturnPath()).toBeNull();
});
