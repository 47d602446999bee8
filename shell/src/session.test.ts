import { visitDocument } from './document';
import { goAndWait } from './session';

jest.mock('./document', () => ({ servedAddress: '/', visitDocument: jest.fn() }));
const visited = jest.mocked(visitDocument);
beforeEach(() => visited.mockClear());

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  goAndWait();
  return visited.mock.calls.flat();
};

it('leads a company that was rejected while it worked to where the reason stands', () => {
  expect(at('/dashboard/jobs')).toEqual(['/unverified-company']);
});

it.each(['/login', '/unverified-company'])('leaves %s alone, which knows itself', (address) => {
  expect(at(address)).toEqual([]);
});
