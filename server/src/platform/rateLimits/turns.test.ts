import { createTurns } from './turns';

/** Who is served while there is work, and whoever `arrives` comes before each turn. */
function serve(froms: string[], arrives: (turn: number) => string[] = () => [], maxTurns = 50): string[] {
  const { next } = createTurns();
  const waiting = froms.map((from) => ({ from }));
  const served: string[] = [];
  for (let turn = 0; turn < maxTurns; turn += 1) {
    waiting.push(...arrives(turn).map((from) => ({ from })));
    const one = next(waiting);
    if (!one) break;
    waiting.splice(waiting.indexOf(one), 1);
    served.push(one.from);
  }
  return served;
}

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

  it('chooses nothing when nobody waits', () => {
    expect(createTurns().next([])).toBeUndefined();
  });
});
