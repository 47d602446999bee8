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

const mockRuntime = jest.mocked(runtime);
const area = anArea([]);

beforeEach(() => {
  jest.clearAllMocks();
  const shareScopeMap = { default: { react: { '19.3.1': {} } } };
  mockRuntime.getInstance.mockReturnValue({ version: '2.9.2', shareScopeMap } as unknown as ReturnType<
    typeof runtime.getInstance
  >);
  mockRuntime.loadRemote.mockResolvedValue({ area });
});

describe('loadRelease', () => {
  it('registers the entry with its integrity hash under the release’s container', async () => {
    await expect(loadRelease(aBootArea())).resolves.toBe(area);

    const remote = { name: 'candidate_1', entry: '/mf/candidate/1.0.0-a/remoteEntry.js', integrity: 'sha384-x' };
    expect(mockRuntime.registerRemotes).toHaveBeenCalledWith([remote]);
    expect(mockRuntime.loadRemote).toHaveBeenCalledWith('candidate_1/area');
  });

  it('refuses an entry without an integrity hash before any request', async () => {
    await expect(loadRelease(aBootArea({ integrity: '' }))).rejects.toThrow('no integrity hash');
    expect(mockRuntime.loadRemote).not.toHaveBeenCalled();
  });

  it.each([
    [{ react: '^20.0.0' }, 'candidate_1 needs react ^20.0.0; this shell has 19.3.1.'],
    [{ vue: '^3.0.0' }, 'candidate_1 needs vue ^3.0.0; this shell has none.'],
    [{ 'federation-runtime': '^1.0.0' }, 'candidate_1 needs federation-runtime ^1.0.0; this shell has none.'],
    [{ '@module-federation/enhanced': '^3.0.0' }, 'needs @module-federation/enhanced ^3.0.0; this shell has 2.9.2.'],
  ])('refuses a release when the shell does not meet its requirement %j', async (requires, message) => {
    await expect(loadRelease(aBootArea({ requires }))).rejects.toThrow(message);
    expect(mockRuntime.registerRemotes).not.toHaveBeenCalled();
  });

  it('refuses a release that uses what this page’s shell lacks, as the server says', async () => {
    const misfit = 'candidate 2.0.0 does not fit shell 1.0.0: it uses ui.Spark, which is missing.';
    await expect(loadRelease(aBootArea({ misfit }))).rejects.toThrow(misfit);
    expect(mockRuntime.registerRemotes).not.toHaveBeenCalled();
  });

  it('rejects with the first failure when an entry fails twice', async () => {
    mockRuntime.loadRemote
      .mockRejectedValueOnce(new Error('the first cause'))
      .mockRejectedValueOnce(new Error('Cannot access h'));
    const source = aBootArea({ container: 'candidate_9' });

    await expect(loadRelease(source)).rejects.toMatchObject({ cause: { message: 'the first cause' } });
    await expect(loadRelease(source)).rejects.toMatchObject({ cause: { message: 'the first cause' } });
  });
});

describe('enforceEntryIntegrity', () => {
  it('sets the integrity hash and a timeout of six seconds on entry scripts', () => {
    enforceEntryIntegrity();
    const plugin = mockRuntime.registerPlugins.mock.calls[0]?.[0]?.[0];
    const result = plugin?.createScript?.({ url: '/mf/a.js', remoteInfo: { integrity: 'sha384-x' } } as never);

    expect(result).toMatchObject({ timeout: 6000, script: { integrity: 'sha384-x', crossOrigin: 'anonymous' } });
  });
});

describe('allowSharedModuleRetry', () => {
  it('resets a shared module that failed to load, and no other', () => {
    allowSharedModuleRetry();
    const plugin = mockRuntime.registerGlobalPlugins.mock.calls[0]?.[0]?.[0];
    const failedShare = { loading: Promise.resolve(), loaded: false };
    const loadedShare = { loading: Promise.resolve(), loaded: true };
    const shareScopeMap = { default: { forms: { '1.0.0': failedShare }, ui: { '1.0.0': loadedShare } } };
    for (const pkgName of ['forms', 'ui']) plugin?.errorLoadShare?.({ pkgName, shareScopeMap } as never);
    expect(failedShare.loading).toBeNull();
    expect(loadedShare.loading).not.toBeNull();
  });
});
