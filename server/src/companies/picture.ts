import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Sharp, SharpOptions } from 'sharp';
import { fail, type Upload } from '../http';

const side = 256;
// A picture of 2 MB may unfold to gigabytes.
const limits: SharpOptions = { limitInputPixels: 24_000_000, failOn: 'error', pages: 1, sequentialRead: true };
const seconds = 10;

/**
 * Draws a logo anew from nothing but the colours of what was sent: a square on white, without what came in the file
 * beside its picture, such as where it was taken or something that is no picture. It lies beside the upload.
 */
export async function drawLogo({ path, name }: Upload): Promise<Upload> {
  const open = await openers();
  const drawn = await square(open(path, limits)).catch(() =>
    fail('wrong_file_type', { logo: unreadable }, { sentence: unreadable }),
  );
  const own = `${path}.webp`;
  await writeFile(own, drawn, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(drawn).digest('hex');
  return { path: own, name, type: 'image/webp', size: drawn.length, sha256 };
}

const unreadable = 'This picture could not be read. Send another PNG, JPEG or WebP, of at most 24 megapixels.';

const square = (picture: Sharp): Promise<Buffer> =>
  picture
    .timeout({ seconds })
    .autoOrient()
    .resize(side, side, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .webp({ quality: 88 })
    .toBuffer();

/** Fetched with the first logo. Of all that the library reads, only what we take: SVG and its like never get to it. */
async function openers() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
