import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Sharp, SharpOptions } from 'sharp';
import { fail, type Upload } from '../platform/http';

const sideLength = 256;
// A picture of 2 MB may unfold to gigabytes.
const inputLimits: SharpOptions = { limitInputPixels: 24_000_000, failOn: 'error', pages: 1, sequentialRead: true };
const timeoutSeconds = 10;

/**
 * Draws a logo anew from nothing but the colours of what was sent: a square on white, without what came in the file
 * beside its picture, such as where it was taken or something that is no picture. It lies beside the upload.
 */
export async function renderLogo({ path, name }: Upload): Promise<Upload> {
  const open = await loadSharp();
  const drawn = await toSquareWebp(open(path, inputLimits)).catch(() =>
    fail('wrong_file_type', { logo: unreadableMessage }, { sentence: unreadableMessage }),
  );
  const own = `${path}.webp`;
  await writeFile(own, drawn, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(drawn).digest('hex');
  return { path: own, name, type: 'image/webp', size: drawn.length, sha256 };
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

/** Fetched with the first logo. Of all that the library reads, only what we take: SVG and its like never get to it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
