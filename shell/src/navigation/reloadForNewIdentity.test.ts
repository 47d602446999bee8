import { setSessionIdentity } from '@foothold/shared/auth';
import { anIdentity } from '@foothold/shared/testing';
import { openShell } from '../testing/openShell';
import { reloadForNewIdentity } from './reloadForNewIdentity';

const runMiddleware = () => {
  const go = () => 'goes on here';
  const asked = { request: new Request('http://localhost/unverified-company?x=1') };
  try {
    return reloadForNewIdentity(asked as Parameters<typeof reloadForNewIdentity>[0], go as never);
  } catch (answer) {
    const { headers } = answer as Response;
    return [headers.get('location'), headers.get('x-remix-reload-document')];
  }
};

it('leads who has just signed in to a document of their own', () => {
  openShell('/login');
  setSessionIdentity(anIdentity());
  expect(runMiddleware()).toEqual(['/unverified-company?x=1', 'true']);
});

it('stays in the document that was written for this person', () => {
  openShell('/login', { as: anIdentity() });
  expect(runMiddleware()).toBe('goes on here');
});
