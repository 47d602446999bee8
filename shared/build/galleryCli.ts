import path from 'node:path';
import { buildGallery } from './gallery';

/** `pnpm gallery` serves it with hot reload, `pnpm gallery <folder>` writes it there. */
async function main(folder: string | undefined): Promise<void> {
  if (folder) return buildGallery(path.resolve(folder));
  // The development server is a dev dependency, which a build does not need.
  const { serveGallery } = await import('./galleryServer');
  await serveGallery(Number(process.env.PORT ?? 3400));
}

main(process.argv.slice(2).find((argument) => argument !== '--')).catch((failure: Error) => {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
});
