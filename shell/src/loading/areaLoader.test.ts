import type { AreaSource } from '@foothold/shared/boot';
import { aBootArea, anArea } from '../testing/openShell';
import { createAreaLoader } from './areaLoader';

const area = anArea([]);
const rejectLoading = () => Promise.reject(new Error('first failure'));

describe('createAreaLoader', () => {
  it('loads an area once when two pages request it at the same time', async () => {
    const load = jest.fn(async () => area);
    const loadArea = createAreaLoader(load);

    await Promise.all([loadArea(aBootArea()), loadArea(aBootArea())]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries a second time when loading fails', async () => {
    const load = jest.fn(async () => area).mockImplementationOnce(rejectLoading);

    await expect(createAreaLoader(load)(aBootArea())).resolves.toEqual({ area, release: '1.0.0-a' });
  });

  it('loads the fallback release when both attempts fail', async () => {
    const { entry, integrity, requires } = aBootArea();
    const fallback = { release: '0.9.0-b', entry, integrity, requires, container: 'candidate_0' };
    const load = jest.fn(async ({ container }) => (container === 'candidate_0' ? area : rejectLoading()));

    await expect(createAreaLoader(load)(aBootArea({ fallback }))).resolves.toEqual({ area, release: '0.9.0-b' });
    expect(load.mock.calls.map(([source]) => source.container)).toEqual(['candidate_1', 'candidate_1', 'candidate_0']);
  });

  it.each([
    [
      'at once when the first attempt hangs',
      { fallback: { ...aBootArea(), container: 'candidate_0' } },
      ['candidate_0'],
    ],
    ['not, and tries again, when there is none', {}, ['candidate_1']],
  ])('loads the fallback release %s', async (_, more, next) => {
    jest.useFakeTimers();
    const load = jest
      .fn(async (_source: object) => area)
      .mockImplementationOnce(() => {
        jest.setSystemTime(Date.now() + 6_000);
        return rejectLoading();
      });
    await createAreaLoader(load)(aBootArea(more));
    jest.useRealTimers();
    expect(load.mock.calls.map(([source]) => (source as AreaSource).container)).toEqual(['candidate_1', ...next]);
  });

  it('rejects with the first failure, and starts again at the next call', async () => {
    const load = jest
      .fn(async () => area)
      .mockImplementationOnce(rejectLoading)
      .mockRejectedValueOnce(new Error('second'));
    const loadArea = createAreaLoader(load);

    await expect(loadArea(aBootArea())).rejects.toThrow('first failure');
    await expect(loadArea(aBootArea())).resolves.toEqual({ area, release: '1.0.0-a' });
  });
});
