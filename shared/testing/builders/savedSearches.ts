import type { SavedSearch } from '@foothold/shared/contract';
import { nextId } from './nextId';

export const aSavedSearch = (overrides: Partial<SavedSearch> = {}): SavedSearch => ({
  id: nextId(),
  name: null,
  conditions: { q: 'data' },
  dropped: [],
  paused: false,
  frequency: 'none',
  new_jobs: 0,
  created_at: new Date().toISOString(),
  ...overrides,
});
