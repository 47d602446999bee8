import { endSession, expireSession, setSessionIdentity, takeReturnPath } from '@foothold/shared/auth';
import { anIdentity } from '@foothold/shared/testing';
import { visitDocument } from '../navigation/document';
import { takeFlashMessage, takeLoginReason } from './flashMessages';
import { handleSessionEnd, redirectUnverifiedCompany } from './sessionEnd';

jest.mock('../navigation/document', () => ({ servedAddress: '/', visitDocument: jest.fn() }));
const visited = jest.mocked(visitDocument);
beforeEach(() => visited.mockClear());

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  redirectUnverifiedCompany();
  return visited.mock.calls.flat();
};

it('leads a company that was rejected while it worked to where the reason stands', () => {
  expect(at('/dashboard/jobs')).toEqual(['/unverified-company']);
});

it.each(['/login', '/unverified-company'])('leaves %s alone, which knows itself', (address) => {
  expect(at(address)).toEqual([]);
});

it.each([
  ['left', 'You have been logged out successfully!'],
  ['deleted', 'Your account was deleted.'],
] as const)('leaves a word for the login of an account that was %s', (ending, word) => {
  handleSessionEnd();
  setSessionIdentity(anIdentity());
  endSession(ending);
  expect(takeFlashMessage()).toBe(word);
  expect(visited).toHaveBeenCalledWith('/login');
});

it.each([
  ['/adminorg?page=2', '/adminorg?page=2', 'Your session has ended. Log in to go on where you were.'],
  ['/login/code', null, 'The code was due within ten minutes. Log in again.'],
])('says why the login comes after %s', (address, target, reason) => {
  setSessionIdentity(anIdentity());
  window.history.replaceState(null, '', address);
  expireSession();
  expect([takeReturnPath(), takeLoginReason()]).toEqual([target, reason]);
  expect(visited).toHaveBeenCalledWith('/login');
});
