import { clearSignupDraft, readSignupDraft, saveSignupDraft } from './signupDraft';

it('stores who signs up, but not with which password', () => {
  saveSignupDraft({ email: 'ada@example.ng', userRole: 'student', password: 'a long secret' });

  expect(localStorage.getItem('formDetails')).toBe('{"email":"ada@example.ng","userRole":"student"}');
  expect(readSignupDraft()).toEqual({ email: 'ada@example.ng', userRole: 'student', password: 'a long secret' });
  clearSignupDraft();
  expect(readSignupDraft()).toBeNull();
});
