import { createTestRegistry } from '../../../testing/releases';
import { resolveAddress } from './address';
import { renderScripts } from './scripts';

async function renderFrontPage(isPrerendered: boolean) {
  const live = (await createTestRegistry()).liveFor();
  const address = resolveAddress(live.areas, '/', null);
  return renderScripts({ shell: live.shell, address, isSignedIn: false, isPrerendered }, 'n0nce');
}

const listSources = (html: string) => Array.from(html.matchAll(/ src="([^"]+)"/g), ([, source]) => source);

describe('renderScripts', () => {
  it('loads the scripts of a prerendered page from the start, and runs them after the first paint', async () => {
    const { head, body } = await renderFrontPage(true);
    const [template = '', starter = ''] = body.split('</template>');

    expect(listSources(template)).toContain('/mf/shell/1.0.0-abc/main.js');
    for (const source of listSources(template))
      expect(head).toContain(
        `<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" nonce="n0nce" href="${source}"`,
      );
    expect(head).not.toContain('<script');
    expect(starter).toContain("observe({ type: 'paint', buffered: true })");
  });

  it('runs the scripts of any other page as soon as they are there', async () => {
    const { head, body } = await renderFrontPage(false);
    expect(listSources(head)).toContain('/mf/shell/1.0.0-abc/main.js');
    expect(body).toBe('');
  });
});
