import { clearDraft, readDraft, saveDraft } from './draft';

it('stores who signs up, but not with which password', () => {
  saveDraft({ email: 'ada@example.ng', userRole: 'student', password: 'a long secret' });

  expect(localStorage.getItem('formDetails')).toBe('{"email":"ada@example.ng","userRole":"student"}');
  expect(readDraft()).toEqual({ email: 'ada@example.ng', userRole: 'student', password: 'a long secret' });
  clearDraft();
  expect(readDraft()).toBeNull();
});
