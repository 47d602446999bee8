import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageCall, type PageResponse, type PageRoute, pageRoute } from '../../platform/http';
import { serverFolder } from '../../platform/package/serverFolder';
import { siteHead } from '../html/head';

/** The logo under the well-known names that browsers, phones and feed readers request. */
export const iconRoutes = (): PageRoute[] => [
  ...Object.entries(iconTypes).map(([name, type]) => {
    const file = readFileSync(join(serverFolder, 'src/site/icons/files', name));
    return createStaticRoute(name, type, file);
  }),
  createStaticRoute('site.webmanifest', 'application/manifest+json', Buffer.from(JSON.stringify(manifest))),
];

/** The icons' elements in the head of each page. */
export const iconLinks = [
  '<link rel="icon" sizes="any" href="/favicon.ico">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('\n');

const iconTypes = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
};

const shortcutIcons = [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }];

const manifest = {
  name: siteHead.title,
  short_name: siteHead.title,
  description: siteHead.description,
  id: '/',
  // Leads on to the first page of whoever opens it.
  start_url: '/loader',
  scope: '/',
  display: 'standalone',
  background_color: '#f1f6f3',
  theme_color: '#0e2c20',
  icons: [
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Jobs', url: '/dashboard/jobs', icons: shortcutIcons },
    { name: 'Applications', url: '/dashboard/applications', icons: shortcutIcons },
  ],
};

function createStaticRoute(name: string, type: string, body: Buffer): PageRoute {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 24)}"`;
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400', etag };
  return pageRoute(`/${name}`, ({ request }: PageCall): PageResponse => {
    if (request.header('if-none-match') === etag) return { status: 304, headers };
    return { status: 200, headers, body };
  });
}
