import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Sharp, SharpOptions } from 'sharp';
import { fail, type Upload } from '../platform/http';

const sideLength = 256;
// A file of 2 MB may decode to gigabytes of pixels.
const inputLimits: SharpOptions = { limitInputPixels: 24_000_000, failOn: 'error', pages: 1, sequentialRead: true };
const timeoutSeconds = 10;

/**
 * Renders a logo from the pixels of an upload alone: a square on white. Metadata of the file, such as the place where a
 * photo was taken, and bytes that are no picture do not survive. The result is written next to the upload.
 */
export async function renderLogo({ path, name }: Upload): Promise<Upload> {
  const sharp = await loadSharp();
  const rendered = await toSquareWebp(sharp(path, inputLimits)).catch(() =>
    fail('wrong_file_type', { logo: unreadableMessage }, { sentence: unreadableMessage }),
  );
  const renderedPath = `${path}.webp`;
  await writeFile(renderedPath, rendered, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(rendered).digest('hex');
  return { path: renderedPath, name, type: 'image/webp', size: rendered.length, sha256 };
}

const unreadableMessage = 'This picture could not be read. Send another PNG, JPEG or WebP, of at most 24 megapixels.';

const toSquareWebp = (picture: Sharp): Promise<Buffer> =>
  picture
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(sideLength, sideLength, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .webp({ quality: 88 })
    .toBuffer();

let loading: ReturnType<typeof configureSharp> | undefined;

/** Loads the library with the first logo. */
function loadSharp() {
  loading ??= configureSharp();
  return loading;
}

/**
 * Blocks all formats but those that we accept, so that no SVG is ever parsed. The setting is global and must be made once:
 * a picture that is decoded between the two calls would be refused.
 */
async function configureSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
