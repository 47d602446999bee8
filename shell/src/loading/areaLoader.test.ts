import { aBootArea, anArea } from '../testing/openShell';
import { createAreaLoader } from './areaLoader';

const area = anArea([]);
const broken = () => Promise.reject(new Error('first failure'));

it('loads an area once, also when two pages ask at the same time', async () => {
  const load = jest.fn(async () => area);
  const loaded = createAreaLoader(load);

  await Promise.all([loaded(aBootArea()), loaded(aBootArea())]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries a second time before it gives up', async () => {
  const load = jest.fn(async () => area).mockImplementationOnce(broken);

  await expect(createAreaLoader(load)(aBootArea())).resolves.toEqual({ area, release: '1.0.0-a' });
});

it('falls back to the release before', async () => {
  const { entry, integrity, requires } = aBootArea();
  const before = { release: '0.9.0-b', entry, integrity, requires, container: 'candidate_0' };
  const load = jest.fn(async ({ container }) => (container === 'candidate_0' ? area : broken()));

  await expect(createAreaLoader(load)(aBootArea({ fallback: before }))).resolves.toEqual({ area, release: '0.9.0-b' });
  expect(load.mock.calls.map(([source]) => source.container)).toEqual(['candidate_1', 'candidate_1', 'candidate_0']);
});

it('starts afresh after a failure, and tells the first cause', async () => {
  const load = jest
    .fn(async () => area)
    .mockImplementationOnce(broken)
    .mockRejectedValueOnce(new Error('second'));
  const loaded = createAreaLoader(load);

  await expect(loaded(aBootArea())).rejects.toThrow('first failure');
  await expect(loaded(aBootArea())).resolves.toEqual({ area, release: '1.0.0-a' });
});
