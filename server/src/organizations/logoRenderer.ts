import sharp, { type SharpOptions } from 'sharp';
import { serveJobs } from '../platform/childProcess/serveJobs';

/** An upload, which may be anything that calls itself a picture. */
export interface LogoJob {
  path: string;
}

const logoSide = 256;
const maxSide = 10_000;
// A file of 2 MB may decode to gigabytes of pixels.
const inputLimits: SharpOptions = { limitInputPixels: 24_000_000, failOn: 'error', pages: 1, sequentialRead: true };
const timeoutSeconds = 10;

// Of all formats only those that we accept, so that no SVG is ever parsed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

/** A square WebP on white, from the pixels alone. */
async function renderLogo({ path }: LogoJob): Promise<Uint8Array> {
  const picture = sharp(path, inputLimits);
  // Read from the header, before anything is decoded: a row costs as much as many pixels.
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > maxSide) throw new Error(`${width} × ${height} pixels are too many on one side.`);
  return picture
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(logoSide, logoSide, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .webp({ quality: 88 })
    .toBuffer();
}

serveJobs(renderLogo);
