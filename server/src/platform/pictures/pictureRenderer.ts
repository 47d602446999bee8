import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { serveJobs } from '../childProcess/serveJobs';

/** An upload, which may be anything that calls itself a picture, and what is made of it. */
export type PictureJob = { path: string } & (
  | { as: 'logo' }
  /** Refused where it has another width, or is higher. */
  | { as: 'screenshot'; width: number; maxHeight: number }
);

/** A WebP, made from the pixels alone. */
export interface RenderedPicture {
  content: Uint8Array;
  width: number;
  height: number;
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

async function renderPicture(job: PictureJob): Promise<RenderedPicture> {
  const picture = sharp(job.path, inputLimits);
  // Read from the header, before anything is decoded: a row costs as much as many pixels.
  const header = await picture.metadata();
  if (Math.max(header.width, header.height) > maxSide) refuseSize(header);
  picture.timeout({ seconds: timeoutSeconds });
  const rendered = job.as === 'logo' ? renderLogo(picture) : renderScreenshot(picture, header, job);
  const { data, info } = await rendered.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

/** A square on white. */
const renderLogo = (picture: Sharp): Sharp =>
  picture
    .autoOrient()
    .resize(logoSide, logoSide, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .webp({ quality: 88 });

/** The same pixels without loss, so that equal pictures are equal files. */
function renderScreenshot(
  picture: Sharp,
  header: Metadata,
  { width, maxHeight }: Extract<PictureJob, { as: 'screenshot' }>,
): Sharp {
  if (header.width !== width || header.height > maxHeight) refuseSize(header);
  return picture.flatten({ background: 'white' }).webp({ lossless: true, effort: 2 });
}

function refuseSize({ width, height }: Metadata): never {
  throw new Error(`${width} × ${height} pixels are not what is expected.`);
}

serveJobs(renderPicture);
