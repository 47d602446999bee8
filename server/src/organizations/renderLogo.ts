import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { withThrottle } from '../accounts/credentials/throttle';
import { createJobQueue, forkScript, QueueFullError } from '../platform/childProcess';
import type { Context } from '../platform/context';
import { fail, type Upload } from '../platform/http';
import type { LogoJob } from './logoRenderer';

/** Longer than the renderer works at one picture. */
const timeoutMs = 15_000;

/** One picture at a time, in a process of its own: one that takes long to decode keeps nobody but other logos waiting. */
const render = createJobQueue<LogoJob, Uint8Array>({
  fork: () => forkScript('organizations/logoRenderer.ts'),
  maxQueued: 20,
  maxAttempts: 1,
  timeoutMs,
});

/** Undefined for a picture that cannot be read, or not in time. */
const tryToRender = (path: string, organizationId: number) =>
  render({ path }, { from: String(organizationId) }).catch((cause) => {
    if (cause instanceof QueueFullError) throw cause;
    return undefined;
  });

/**
 * Renders a logo from the pixels of an upload alone: a square on white. Metadata of the file, such as the place where a
 * photo was taken, and bytes that are no picture do not survive. The result is written next to the upload. An organization
 * has one picture rendered at a time, and is refused after five that could not be read.
 */
export async function renderLogo(
  { db, config }: Context,
  organizationId: number,
  { path, name }: Upload,
): Promise<Upload> {
  const rendered = await (config.RATE_LIMIT
    ? withThrottle(db, `logo ${organizationId}`, () => tryToRender(path, organizationId))
    : tryToRender(path, organizationId));
  if (!rendered) fail('wrong_file_type', { logo: unreadableMessage }, { sentence: unreadableMessage });
  const renderedPath = `${path}.webp`;
  await writeFile(renderedPath, rendered, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(rendered).digest('hex');
  return { path: renderedPath, name, type: 'image/webp', size: rendered.length, sha256 };
}

const unreadableMessage =
  'This picture could not be read. Send another PNG, JPEG or WebP, of at most 24 megapixels and 10,000 pixels a side.';
