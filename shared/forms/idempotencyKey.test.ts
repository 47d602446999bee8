import { createIdempotencyKeys } from './idempotencyKey';

it('keeps the key while the same form is sent again, and takes a new one for other values', () => {
  const { keyFor } = createIdempotencyKeys();
  const first = keyFor({ cover_letter: 'Good day.' });
  expect(keyFor({ cover_letter: 'Good day.' })).toBe(first);
  expect(keyFor({ cover_letter: 'Good evening.' })).not.toBe(first);
});

it('creates a new key after reset', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor({ job_id: 1 });
  keys.settled();
  expect(keys.keyFor({ job_id: 1 })).not.toBe(first);
});

it('tells two files of one name apart', () => {
  const { keyFor } = createIdempotencyKeys();
  const first = keyFor({ resume: new File(['one'], 'resume.pdf') });
  expect(keyFor({ resume: new File(['another'], 'resume.pdf') })).not.toBe(first);
});
