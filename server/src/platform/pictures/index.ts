import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createJobQueue, forkScript, QueueFullError } from '../childProcess';
import type { Upload } from '../http';
import type { PictureJob, RenderedPicture } from './pictureRenderer';

/** Longer than the renderer works at one picture. */
const timeoutMs = 15_000;

/**
 * Renders one picture at a time, in a process of its own: one that takes long to decode keeps nobody but others of the
 * same kind waiting. Resolves to undefined for a picture that cannot be read, or not in time.
 */
export function createPictureRenderer() {
  const render = createJobQueue<PictureJob, RenderedPicture>({
    fork: () => forkScript('platform/pictures/pictureRenderer.ts'),
    maxQueued: 20,
    maxAttempts: 1,
    timeoutMs,
  });
  return (job: PictureJob, sender: string): Promise<RenderedPicture | undefined> =>
    render(job, { from: sender }).catch((cause) => {
      if (cause instanceof QueueFullError) throw cause;
      return undefined;
    });
}

/**
 * Writes a rendered picture over its upload, with which it is deleted unless it is stored: metadata of the file, such as
 * the place where a photo was taken, and bytes that are no picture do not survive.
 */
export async function replaceUpload({ path, name }: Upload, { content }: RenderedPicture): Promise<Upload> {
  await writeFile(path, content, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path, name, type: 'image/webp', size: content.length, sha256 };
}
