import { LoadTimeoutError, reportUnlessLoaded } from './loadTimeout';

let sentReports: Promise<string>[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sentReports = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_url: string, body: Blob) => sentReports.push(readBlob(body)),
  });
});
afterEach(() => jest.useRealTimers());

const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** A load that the user saw fail, of a route of its own: a document reports each failure once. */
function reportTimeout(route: string) {
  let [succeed, fail] = [() => {}, () => {}];
  const loading = new Promise<void>((resolve, reject) => {
    [succeed, fail] = [resolve, () => reject(new Error('lost'))];
  });
  reportUnlessLoaded(new LoadTimeoutError(loading), { app: 'company', release: '1.0.0-a', route });
  return { succeed, fail };
}

describe('reportUnlessLoaded', () => {
  it('reports a load that hangs', async () => {
    reportTimeout('/hangs');
    await jest.advanceTimersByTimeAsync(16_000);
    expect(sentReports).toHaveLength(1);
    expect(await sentReports[0]).toContain(
      '{"app":"company","release":"1.0.0-a","route":"/hangs","kind":"load_failed"}',
    );
  });

  it('reports a load that fails in the end', async () => {
    reportTimeout('/fails').fail();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sentReports).toHaveLength(1);
  });

  it('reports nothing where the load was slow', async () => {
    const { succeed } = reportTimeout('/slow');
    await jest.advanceTimersByTimeAsync(9_000);
    succeed();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sentReports).toHaveLength(0);
  });
});
