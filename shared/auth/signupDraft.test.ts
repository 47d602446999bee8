import { clearSignupDraft, readSignupDraft, saveSignupDraft } from './signupDraft';

describe('signup draft', () => {
  it('stores email and role, and holds the password in memory only', () => {
    saveSignupDraft({ email: 'ada@example.ng', userRole: 'student', password: 'a long secret' });

    expect(localStorage.getItem('formDetails')).toBe('{"email":"ada@example.ng","userRole":"student"}');
    expect(readSignupDraft()).toEqual({ email: 'ada@example.ng', userRole: 'student', password: 'a long secret' });
    clearSignupDraft();
    expect(readSignupDraft()).toBeNull();
  });
});
