import { addScriptAddress, findScriptFile, isReleaseScript, isServiceWorkerScript } from './scriptAddresses';

const base = 'https://cdn.example/candidate/1.4.0/';

describe('isReleaseScript', () => {
  it('knows the scripts of another origin once the server has said that a release lies there', () => {
    expect(isReleaseScript(`${base}page.js`)).toBe(false);
    addScriptAddress('candidate', { release: '1.4.0', entry: `${base}remoteEntry.js` });
    expect(isReleaseScript(`${base}page.js`)).toBe(true);
  });

  it.each([
    ['/mf/candidate/1.0.0/page.js', true],
    ['/storage/1', false],
    ['https://cdn.example/candidate/1.5.0/page.js', false],
    [`${base}../1.5.0/page.js`, false],
    ['https://cdn.example.evil/candidate/1.4.0/page.js', false],
    ['data:text/javascript,alert(1)', false],
  ])('reports whether %s belongs to a release: %s', (url, expected) => {
    addScriptAddress('candidate', { release: '1.4.0', entry: `${base}remoteEntry.js` });
    expect(isReleaseScript(url)).toBe(expected);
  });
});

describe('isServiceWorkerScript', () => {
  it.each([
    ['/service-worker.js', true],
    ['/service-worker.js?x', false],
    ['/storage/service-worker.js', false],
    ['https://cdn.example/service-worker.js', false],
  ])('reports whether %s is the service worker: %s', (url, expected) => {
    expect(isServiceWorkerScript(url)).toBe(expected);
  });
});

describe('findScriptFile', () => {
  it.each([
    ['at Page (https://foothold.example/mf/early-careers/0.1.0-a/page.js:1:2)', 'early-careers', '0.1.0-a'],
    [`at Page (${base}page.js:1:2)`, 'candidate', '1.4.0'],
  ])('names the script of %s', (stack, app, release) => {
    addScriptAddress('candidate', { release: '1.4.0', entry: `${base}remoteEntry.js` });
    expect(findScriptFile(stack)).toEqual({ app, release, file: 'page.js' });
  });

  it('names none for foreign code', () => {
    expect(findScriptFile('at chrome-extension://abc/content.js:1:2')).toBeUndefined();
  });
});
