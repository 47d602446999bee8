import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { galleryBundle } from './gallery';

/** Serves the gallery with hot reload. */
export async function serveGallery(port: number): Promise<void> {
  const { plugins, ...bundle } = galleryBundle('/gallery', { refresh: true });
  const compiler = rspack({
    ...bundle,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    plugins: [...(plugins ?? []), new ReactRefreshRspackPlugin()],
  });
  // Every link of the gallery leads to the gallery itself.
  await new RspackDevServer({ host: 'localhost', port, historyApiFallback: true }, compiler).start();
}
