import { setSessionIdentity } from '@foothold/shared/auth';
import { anIdentity } from '@foothold/shared/testing';
import { openShell } from '../testing/openShell';
import { reloadForNewIdentity } from './reloadForNewIdentity';

const runMiddleware = () => {
  const next = () => 'continued';
  const args = { request: new Request('http://localhost/unverified-company?x=1') };
  try {
    return reloadForNewIdentity(args as Parameters<typeof reloadForNewIdentity>[0], next as never);
  } catch (response) {
    const { headers } = response as Response;
    return [headers.get('location'), headers.get('x-remix-reload-document')];
  }
};

describe('reloadForNewIdentity', () => {
  it('loads a new document when another user has signed in', () => {
    openShell('/login');
    setSessionIdentity(anIdentity());
    expect(runMiddleware()).toEqual(['/unverified-company?x=1', 'true']);
  });

  it('continues when the document belongs to the signed-in user', () => {
    openShell('/login', { as: anIdentity() });
    expect(runMiddleware()).toBe('continued');
  });
});
