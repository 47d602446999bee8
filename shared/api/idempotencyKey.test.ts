import { createIdempotencyKeys } from './idempotencyKey';

describe('createIdempotencyKeys', () => {
  it('keeps the key when the same values are sent again, and creates a new one for other values', () => {
    const { keyFor } = createIdempotencyKeys();
    const first = keyFor({ cover_letter: 'Good day.' });
    expect(keyFor({ cover_letter: 'Good day.' })).toBe(first);
    expect(keyFor({ cover_letter: 'Good evening.' })).not.toBe(first);
  });

  it('creates a new key after reset', () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ job_id: 1 });
    keys.reset();
    expect(keys.keyFor({ job_id: 1 })).not.toBe(first);
  });

  it('creates a new key when a file of the same name has other content', () => {
    const { keyFor } = createIdempotencyKeys();
    const first = keyFor({ resume: new File(['one'], 'resume.pdf') });
    expect(keyFor({ resume: new File(['another'], 'resume.pdf') })).not.toBe(first);
  });
});
