import { createTurns } from './turns';

/** Who is served while there is work, and whoever `arrives` comes before each turn. */
function serve(froms: string[], arrives: (turn: number) => string[] = () => [], maxTurns = 50): string[] {
  const turns = createTurns();
  for (const from of froms) turns.add({ from });
  const served: string[] = [];
  for (let turn = 0; turn < maxTurns; turn += 1) {
    for (const from of arrives(turn)) turns.add({ from });
    const one = turns.take();
    if (!one) break;
    served.push(one.from);
  }
  return served;
}

describe('createTurns', () => {
  it('lets everybody have a turn, however much one of them asks for', () => {
    const turns = createTurns<{ from: string; name: string }>();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) turns.add({ name, from: name.charAt(0) });
    const order: string[] = [];
    for (let one = turns.take(); one; one = turns.take()) order.push(one.name);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('lets nobody wait for networks that come later, served before or not', () => {
    const arrives = (turn: number) => [`10.0.0.${turn}`, ...(turn === 3 ? ['honest'] : [])];
    const served = serve(['honest', '10.1.0.1', '10.1.0.2'], arrives);
    expect(served.flatMap((from, turn) => (from === 'honest' ? [turn] : []))).toEqual([0, 7]);
  });

  it('lets whoever comes new wait for those who are there', () => {
    expect(serve(['a', 'a', 'b'], (turn) => (turn === 1 ? ['c'] : []))).toEqual(['a', 'b', 'a', 'c']);
  });

  it('gives an IPv6 site no more turns than another network, however many networks of 64 bits it has', () => {
    const site = Array.from({ length: 30 }, (_, number) => `2001:db8:1:${number.toString(16)}::/64`);
    const served = serve([...site, '192.0.2.1', '192.0.2.1', '192.0.2.1']);
    expect(served.lastIndexOf('192.0.2.1')).toBe(5);
  });

  it('lets the networks of a site have a turn each', () => {
    const [one, other] = ['2001:db8:1:1::/64', '2001:db8:1:2::/64'];
    expect(serve([one, one, one, other])).toEqual([one, other, one, one]);
  });

  it('chooses nothing when nobody waits, or none that may', () => {
    const turns = createTurns();
    expect(turns.take()).toBeUndefined();
    turns.add({ from: 'a' });
    expect(turns.take(() => false)).toBeUndefined();
    expect(turns.size()).toBe(1);
  });

  it('passes over what may not come, which keeps its place', () => {
    const turns = createTurns<{ from: string; name: string }>();
    for (const name of ['a1', 'a2', 'b1']) turns.add({ name, from: name.charAt(0) });
    expect(turns.take(({ name }) => name !== 'a1')?.name).toBe('a2');
    expect([turns.take()?.name, turns.take()?.name]).toEqual(['b1', 'a1']);
  });

  it('counts what waits of one network and of its site, without what is removed', () => {
    const turns = createTurns();
    const [one, other] = [{ from: '2001:db8:1:1::/64' }, { from: '2001:db8:1:2::/64' }];
    for (const work of [one, other, { from: one.from }, { from: '192.0.2.1' }]) turns.add(work);
    expect([turns.countOf(one.from), turns.countOfSite(one.from), turns.size()]).toEqual([2, 3, 4]);

    turns.remove(one);
    turns.remove(one);
    expect([turns.countOf(one.from), turns.countOfSite(one.from), turns.size()]).toEqual([1, 2, 3]);
    expect(turns.countOfSite('192.0.2.7')).toBe(0);
  });
});
