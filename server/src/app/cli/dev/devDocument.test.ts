import type { BootDocument } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { createTestBuilds, createTestRegistry } from '../../../../testing/releases';
import { servePage } from '../../../site/document/servePage';
import { createDevDocument } from './devDocument';
import { createDevRegistry } from './devRegistry';

const company: Identity = {
  user_id: 1,
  role: 'organization',
  role_specific_id: 1,
  verified: 1,
  verification_status: 'verified',
  name: 'Kola Looms',
  email: 'hr@kolalooms.ng',
};
const site = { origin: 'https://jobs.example.ng', zone: 'Africa/Lagos', links: { chat_group: null, social: [] } };

async function visit(pathname: string, identity: Identity | null) {
  const released = { ...site, live: (await createTestRegistry()).liveFor() };
  const html = String(servePage(released, { method: 'GET', url: pathname, headers: {} }, identity).body);
  const builds = await createTestBuilds('live');
  const records = builds.map(({ record }) => record).filter(({ app }) => ['shell', 'company'].includes(app));
  const [shell, area] = records;
  const added = { ...area?.preload.pages, '/dashboard/new': [] };
  const now = [shell!, { ...area!, preload: { ...area!.preload, pages: added } }];
  const changed = createDevDocument(html, pathname, createDevRegistry(() => now).liveFor());
  const boot = JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(changed)?.[1] ?? '') as BootDocument;
  return { html: changed, boot, area: boot.areas.find(({ name }) => name === 'company') };
}

describe('createDevDocument', () => {
  it('replaces the release of an area in development, and no other', async () => {
    const { html, boot, area } = await visit('/dashboard/jobs', company);

    expect(area).toMatchObject({ entry: '/mf/company/live/remoteEntry.js', release: '1.0.0-abc' });
    expect(boot.areas.find(({ name }) => name === 'public')?.entry).toBe('/mf/public/1.0.0-abc/remoteEntry.js');
    expect(html).toContain('src="/mf/shell/live/main.js"');
    expect(html).not.toContain('/mf/company/1.0.0-abc');
  });

  it('opens a page that only the area in development has', async () => {
    expect((await visit('/dashboard/new', company)).boot.address).toBe('open');
    expect((await visit('/dashboard/nowhere', company)).boot.address).toBe('missing');
  });

  it('adds no area that the visitor may not open', async () => {
    expect((await visit('/', null)).area).toBeUndefined();
  });
});
