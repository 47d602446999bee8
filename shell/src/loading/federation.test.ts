import * as runtime from '@module-federation/enhanced/runtime';
import { aBootArea, anArea } from '../testing/openShell';
import { allowSharedModuleRetry, enforceEntryIntegrity, loadRelease } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  loadRemote: jest.fn(),
  registerGlobalPlugins: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const faked = jest.mocked(runtime);
const area = anArea([]);

beforeEach(() => {
  jest.clearAllMocks();
  const shareScopeMap = { default: { react: { '19.3.1': {} } } };
  faked.getInstance.mockReturnValue({ version: '2.9.2', shareScopeMap } as unknown as ReturnType<
    typeof runtime.getInstance
  >);
  faked.loadRemote.mockResolvedValue({ area });
});

it('registers the entry itself, with its hash, under the name of the release', async () => {
  await expect(loadRelease(aBootArea())).resolves.toBe(area);

  const remote = { name: 'candidate_1', entry: '/mf/candidate/1.0.0-a/remoteEntry.js', integrity: 'sha384-x' };
  expect(faked.registerRemotes).toHaveBeenCalledWith([remote]);
  expect(faked.loadRemote).toHaveBeenCalledWith('candidate_1/area');
});

it('refuses an entry without a hash before anything is asked for', async () => {
  await expect(loadRelease(aBootArea({ integrity: '' }))).rejects.toThrow('no integrity hash');
  expect(faked.loadRemote).not.toHaveBeenCalled();
});

it.each([
  [{ react: '^20.0.0' }, 'candidate_1 needs react ^20.0.0; this shell has 19.3.1.'],
  [{ vue: '^3.0.0' }, 'candidate_1 needs vue ^3.0.0; this shell has none.'],
  [{ '@module-federation/enhanced': '^3.0.0' }, 'needs @module-federation/enhanced ^3.0.0; this shell has 2.9.2.'],
])('refuses what this shell cannot satisfy: %j', async (requires, sentence) => {
  await expect(loadRelease(aBootArea({ requires }))).rejects.toThrow(sentence);
  expect(faked.registerRemotes).not.toHaveBeenCalled();
});

it('keeps the first cause of an entry, because the second is misleading', async () => {
  faked.loadRemote
    .mockRejectedValueOnce(new Error('the true cause'))
    .mockRejectedValueOnce(new Error('Cannot access h'));
  const source = aBootArea({ container: 'candidate_9' });

  await expect(loadRelease(source)).rejects.toMatchObject({ cause: { message: 'the true cause' } });
  await expect(loadRelease(source)).rejects.toMatchObject({ cause: { message: 'the true cause' } });
});

it('makes the browser check every entry, and stops waiting for it after six seconds', () => {
  enforceEntryIntegrity();
  const plugin = faked.registerPlugins.mock.calls[0]?.[0]?.[0];
  const made = plugin?.createScript?.({ url: '/mf/a.js', remoteInfo: { integrity: 'sha384-x' } } as never);

  expect(made).toMatchObject({ timeout: 6000, script: { integrity: 'sha384-x', crossOrigin: 'anonymous' } });
});

it('lets what did not come be asked for again, and leaves what is here', () => {
  allowSharedModuleRetry();
  const plugin = faked.registerGlobalPlugins.mock.calls[0]?.[0]?.[0];
  const lost = { loading: Promise.resolve(), loaded: false };
  const here = { loading: Promise.resolve(), loaded: true };
  const shareScopeMap = { default: { forms: { '1.0.0': lost }, ui: { '1.0.0': here } } };
  for (const pkgName of ['forms', 'ui']) plugin?.errorLoadShare?.({ pkgName, shareScopeMap } as never);
  expect(lost.loading).toBeNull();
  expect(here.loading).not.toBeNull();
});
