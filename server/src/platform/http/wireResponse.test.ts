import { endpoint } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';
import { route } from './route';
import { toWireResponse } from './wireResponse';

const listed = endpoint({
  method: 'GET',
  path: '/things',
  access: 'anyone',
  summary: 'Things.',
  output: z.object({ things: z.array(z.object({ id: z.int() })) }),
});
const filtered = route(listed, () => ({ things: [] }));
const trusted = route(listed, () => ({ things: [] }), { trusted: true });
const more = { things: [{ id: 1, secret: 'x' }] };

describe('toWireResponse', () => {
  it('removes fields that are not in the contract', () => {
    expect(toWireResponse(filtered, more, [], false).body).toBe('{"things":[{"id":1}]}');
  });

  it('throws when a field contradicts the contract', () => {
    expect(() => toWireResponse(filtered, { things: [{ id: 'one' }] }, [], false)).toThrow();
  });

  it('checks a trusted route when strict', () => {
    expect(toWireResponse(trusted, { things: [{ id: 1 }] }, [], true).body).toBe('{"things":[{"id":1}]}');
    expect(() => toWireResponse(trusted, more, [], true)).toThrow(/answers more than its contract/);
  });

  it('sends what a trusted route writes, which must be its result when strict', () => {
    const write = ({ things }: { things: { id: number }[] }) =>
      Buffer.from(`{"things":[${things.map(({ id }) => `{"id":${id}}`)}]}`);
    const result = { things: [{ id: 1 }, { id: 2 }] };
    const writing = route(listed, () => result, { trusted: true, write });
    expect(String(toWireResponse(writing, result, [], true).body)).toBe(JSON.stringify(result));
    const wrong = route(listed, () => result, { trusted: true, write: () => Buffer.from('{}') });
    expect(() => toWireResponse(wrong, result, [], true)).toThrow(/writes something else/);
  });
});
