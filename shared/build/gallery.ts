import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { commonBundle, englishLocalePlugin } from './commonBundle';
import { compile } from './compile';
import { sharedFolder } from './workspace';

const root = path.join(sharedFolder, 'ui/gallery');

/** Bundle of the component gallery. No app imports it, so no release contains it. */
export function galleryBundle(folder: string, { refresh = false } = {}): Configuration {
  return {
    ...commonBundle('gallery', root, { refresh }),
    entry: './main.tsx',
    output: { path: folder, publicPath: '/', uniqueName: 'foothold_gallery', clean: true },
    plugins: [new rspack.HtmlRspackPlugin({ template: 'index.html' }), englishLocalePlugin()],
  };
}

/** Writes the gallery into a folder, as static files for the root of an origin. */
export async function buildGallery(folder: string): Promise<void> {
  await compile([galleryBundle(folder)]);
}
