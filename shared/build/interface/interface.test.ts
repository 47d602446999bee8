import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EndpointShape, TypeShape } from '../../compatibility';
import { formatInterface, readInterface } from '../packageInterface';
import { sharedFolder } from '../workspace';
import { findChanges, getNextPackageVersion } from './changes';
import { describeInterface } from './describeInterface';

const readText = (name: string) => readFileSync(path.join(sharedFolder, name), 'utf8');
const readVersion = (name: string) => (JSON.parse(readText(name)) as { version: string }).version;

const text = (type: string): TypeShape => ({ text: type, names: [] });
const button: TypeShape = { object: { label: { type: text('string') } } };
const listJobs: EndpointShape = { input: {}, output: { total: { type: 'integer' } }, produces: 'application/json' };

/** An interface with these exports of `ui` and these endpoints. */
const anInterface = (
  ui: Record<string, TypeShape>,
  endpoints: Record<string, EndpointShape> = { 'GET /jobs': listJobs },
) => ({
  exports: { format: 1, exports: { ui }, types: {} },
  endpoints,
});
const before = anInterface({ Button: button, Card: button });

const release = (after: typeof before) => {
  const changes = findChanges(before, after);
  return { ...changes, version: getNextPackageVersion('1.4.2', changes) };
};

describe('the recorded interface of @foothold/shared', () => {
  it('is that of the sources, with one version everywhere: otherwise run pnpm version:shared', async () => {
    const version = readVersion('package.json');
    const described = formatInterface({ version, ...(await describeInterface()) });
    expect(formatInterface(await readInterface()) === described).toBe(true);
    expect(readVersion('cli/package.json')).toBe(version);
    expect(/^## (.*)$/m.exec(readText('CHANGELOG.md'))?.[1]).toBe(version);
  });

  it('holds what areas import and call, re-exported names too', async () => {
    const { exports, endpoints } = await readInterface();
    expect(Object.keys(exports.exports.ui ?? {})).toContain('Button');
    expect(Object.keys(exports.exports.testing ?? {})).toEqual(expect.arrayContaining(['aJob', 'mockEndpoint']));
    expect(endpoints['GET /jobs']).toBeDefined();
  });
});

describe('the next version', () => {
  it('is a major one when code for the version before does not fit', () => {
    expect(release(anInterface({ Button: button }))).toMatchObject({
      breaking: ['ui.Card, which is missing'],
      version: '2.0.0',
    });
    const required: TypeShape = { object: { label: { type: text('number') } } };
    expect(release(anInterface({ Button: required, Card: button }))).toMatchObject({ added: [], version: '2.0.0' });
    expect(release(anInterface({ Button: button, Card: button }, {}))).toMatchObject({
      breaking: ['GET /jobs, which is missing'],
      version: '2.0.0',
    });
  });

  it('is a minor one when there is more', () => {
    const more = { ...listJobs, output: { ...listJobs.output, facets: { type: 'object' } } };
    expect(release(anInterface({ Button: button, Card: button, Chart: button }, { 'GET /jobs': more }))).toEqual({
      breaking: [],
      added: ['ui.Chart', 'GET /jobs takes or gives more'],
      version: '1.5.0',
    });
  });

  it('is that of a fix otherwise', () => {
    expect(release(before)).toEqual({ breaking: [], added: [], version: '1.4.3' });
  });
});
