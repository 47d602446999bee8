import { createRecentMessages } from './recentMessages';

const second = 1000;
const minute = 60 * second;

describe('createRecentMessages', () => {
  let time = 0;
  const create = () => createRecentMessages(() => time);
  /** One that has listened for an hour. */
  function createListening() {
    const recent = create();
    recent.begin();
    time += 60 * minute;
    return recent;
  }

  it('lists what a user was told since then, each message once and the last one last', () => {
    const recent = createListening();
    recent.add(1, 'conversation 1 5');
    recent.add(1, 'conversation 1 6');
    recent.add(2, 'applications 2');
    recent.add(1, 'conversation 1 5');
    expect(recent.list(1, second)).toEqual(['conversation 1 6', 'conversation 1 5']);
    expect(recent.list(3, second)).toEqual([]);
  });

  it('lists ten seconds more: the request for the stream may have taken longer than the one for the data', () => {
    const recent = createListening();
    recent.add(1, 'applications 1');
    time += 30 * second;
    expect(recent.list(1, 20 * second)).toEqual(['applications 1']);
    expect(recent.list(1, 19 * second)).toEqual([]);
  });

  it('knows nothing of what was told before it began, or more than two minutes ago', () => {
    const recent = create();
    expect(recent.list(1, 0)).toBeNull();
    recent.begin();
    time += 30 * second;
    expect([recent.list(1, 20 * second), recent.list(1, 21 * second)]).toEqual([[], null]);
    time += 60 * minute;
    expect([recent.list(1, 110 * second), recent.list(1, 111 * second)]).toEqual([[], null]);
  });

  it('forgets everything when it begins again', () => {
    const recent = createListening();
    recent.add(1, 'applications 1');
    recent.begin();
    time += minute;
    expect([recent.list(1, 0), recent.list(1, minute)]).toEqual([[], null]);
  });

  it('keeps what is recent when older messages of the same user and of others go', () => {
    const recent = createListening();
    recent.add(1, 'conversation 1 5');
    recent.add(2, 'conversation 2 5');
    time += minute;
    recent.add(1, 'conversation 1 6');
    time += minute;
    recent.add(3, 'applications 3');
    expect(recent.list(1, 90 * second)).toEqual(['conversation 1 6']);
    expect(recent.list(2, 90 * second)).toEqual([]);
    expect(recent.list(3, 0)).toEqual(['applications 3']);
  });
});
