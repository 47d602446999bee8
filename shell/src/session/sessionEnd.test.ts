import { endSession, expireSession, setSessionIdentity, takeReturnPath } from '@foothold/shared/auth';
import { anIdentity } from '@foothold/shared/testing';
import { visitDocument } from '../navigation/document';
import { handleSessionEnd, redirectUnverifiedCompany, takeFlashMessage, takeLoginReason } from './sessionEnd';

jest.mock('../navigation/document', () => ({ servedAddress: '/', visitDocument: jest.fn() }));
const mockVisitDocument = jest.mocked(visitDocument);
beforeEach(() => mockVisitDocument.mockClear());

const redirectFrom = (address: string) => {
  window.history.replaceState(null, '', address);
  redirectUnverifiedCompany();
  return mockVisitDocument.mock.calls.flat();
};

describe('redirectUnverifiedCompany', () => {
  it('leads a company that was rejected during its session to the page with the reason', () => {
    expect(redirectFrom('/dashboard/jobs')).toEqual(['/unverified-company']);
  });

  it.each(['/login', '/unverified-company'])('does nothing on %s', (address) => {
    expect(redirectFrom(address)).toEqual([]);
  });
});

describe('handleSessionEnd', () => {
  it.each([
    ['left', 'You have been logged out successfully!'],
    ['deleted', 'Your account was deleted.'],
  ] as const)(
    'opens the login with a message when the session ended because the account was %s',
    (endReason, message) => {
      handleSessionEnd();
      setSessionIdentity(anIdentity());
      endSession(endReason);
      expect(takeFlashMessage()).toBe(message);
      expect(mockVisitDocument).toHaveBeenCalledWith('/login');
    },
  );

  it.each([
    ['/adminorg?page=2', '/adminorg?page=2', 'Your session has ended. Log in to go on where you were.'],
    ['/login/code', null, 'The code was due within ten minutes. Log in again.'],
  ])('opens the login with a reason when the session expired on %s', (address, returnPath, reason) => {
    setSessionIdentity(anIdentity());
    window.history.replaceState(null, '', address);
    expireSession();
    expect([takeReturnPath(), takeLoginReason()]).toEqual([returnPath, reason]);
    expect(mockVisitDocument).toHaveBeenCalledWith('/login');
  });
});
