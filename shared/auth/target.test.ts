import { rememberTarget, takeTarget } from './target';

it('is given back once', () => {
  rememberTarget('/dashboard/jobs?q=rust');

  expect(takeTarget()).toBe('/dashboard/jobs?q=rust');
  expect(takeTarget()).toBeNull();
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])('never leads off this site: %s', (address) => {
  sessionStorage.setItem('foothold-target', address);

  expect(takeTarget()).toBeNull();
});

it('is no target when it would lead back to the login', () => {
  rememberTarget('/Login?again');

  expect(takeTarget()).toBeNull();
});
