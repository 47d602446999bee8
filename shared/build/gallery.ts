import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { commonBundle, englishLocalePlugin } from './commonBundle';
import { compile } from './compile';
import { workspace } from './sharingPolicy';

const root = path.join(workspace, 'shared/ui/gallery');

/** The page that shows every component. No app imports it, so it is in no release. */
export function galleryBundle(folder: string, { refresh = false } = {}): Configuration {
  return {
    ...commonBundle('gallery', root, { refresh }),
    entry: './main.tsx',
    output: { path: folder, publicPath: '/', uniqueName: 'foothold_gallery', clean: true },
    plugins: [new rspack.HtmlRspackPlugin({ template: 'index.html' }), englishLocalePlugin()],
  };
}

/** Writes the gallery into a folder, as files that any server can serve from the root of an origin. */
export async function buildGallery(folder: string): Promise<void> {
  await compile([galleryBundle(folder)]);
}
