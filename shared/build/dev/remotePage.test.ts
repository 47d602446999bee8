import type { BootDocument, ReleaseRecord } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { servePage } from '../../../server/src/site/document/servePage';
import { createTestBuilds, createTestRegistry } from '../../../server/testing/releases';
import { replaceApps } from './remotePage';

const company: Identity = {
  user_id: 1,
  role: 'organization',
  role_specific_id: 1,
  verified: 1,
  verification_status: 'verified',
  name: 'Kola Looms',
  email: 'hr@kolalooms.ng',
};
const site = {
  origin: 'https://jobs.example.ng',
  zone: 'Africa/Lagos',
  links: { chat_group: null, social: [] },
  hasOfflineReading: true,
};

/** A page of a server, with these apps in development. */
async function visit(pathname: string, identity: Identity | null, apps = ['shell', 'company']) {
  const released = { ...site, live: (await createTestRegistry()).liveFor() };
  const { status, body } = await servePage(released, { method: 'GET', url: pathname, headers: {} }, identity);
  const builds = await createTestBuilds('live');
  const records = builds
    .map(({ record }) => record)
    .filter(({ app }) => apps.includes(app))
    .map((record) => ({ ...record, preload: addPage(record) }));
  const changed = replaceApps({ status, html: String(body) }, pathname, records);
  const boot = JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(changed.html)?.[1] ?? '') as BootDocument;
  return { ...changed, boot, area: boot.areas.find(({ name }) => name === 'company') };
}

const addPage = ({ preload }: ReleaseRecord) => ({ ...preload, pages: { ...preload.pages, '/dashboard/new': [] } });

describe('replaceApps', () => {
  it('replaces the release of an area in development, and no other', async () => {
    const { html, boot, area } = await visit('/dashboard/jobs', company);

    expect(area).toMatchObject({ entry: '/mf/company/live/remoteEntry.js', release: '1.0.0-abc' });
    expect(boot.areas.find(({ name }) => name === 'public')?.entry).toBe('/mf/public/1.0.0-abc/remoteEntry.js');
    expect(html).toContain('src="/mf/shell/live/main.js"');
    expect(html).not.toContain('/mf/company/1.0.0-abc');
  });

  it('keeps the shell of the server where the shell is not in development', async () => {
    const { html, area } = await visit('/dashboard/jobs', company, ['company']);
    expect(html).toMatch(/src="\/mf\/shell\/1\.0\.0-abc\/main\.js" integrity="sha384-/);
    expect(area).toMatchObject({
      entry: '/mf/company/live/remoteEntry.js',
      integrity: expect.stringMatching(/^sha384-/),
    });
  });

  it('keeps the entries that the sidebar has of other areas', async () => {
    const { boot } = await visit('/dashboard/jobs', company);
    expect(boot.nav.map(({ label }) => label)).toEqual(['First of company', 'First of public']);
  });

  it('opens a page that only the area in development has', async () => {
    const found = await visit('/dashboard/new', company);
    expect([found.boot.address, found.status]).toEqual(['open', 200]);
    expect(found.html).toContain('<title>Foothold</title>');
    const missing = await visit('/dashboard/nowhere', company);
    expect([missing.boot.address, missing.status]).toEqual(['missing', 404]);
  });

  it('adds no area that the visitor may not open', async () => {
    expect((await visit('/', null)).area).toBeUndefined();
  });
});
