import { createTurns } from './turns';

describe('createTurns', () => {
  it('lets everybody have a turn, however much one of them asks for', () => {
    const { next } = createTurns();
    const waiting = new Set(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => ({ name, from: name.charAt(0) })));
    const order: string[] = [];
    for (let one = next(waiting); one; one = next(waiting)) {
      waiting.delete(one);
      order.push(one.name);
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('chooses nothing when nobody waits', () => {
    expect(createTurns().next([])).toBeUndefined();
  });
});
