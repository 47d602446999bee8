import { withThrottle } from '../accounts/credentials/throttle';
import type { Context } from '../platform/context';
import { fail, type Upload } from '../platform/http';
import { createPictureRenderer, replaceUpload } from '../platform/pictures';

const render = createPictureRenderer();

/**
 * Renders a logo from the pixels of an upload alone: a square on white. An organization has one picture
 * rendered at a time, and is refused after five that could not be read.
 */
export async function renderLogo({ db, config }: Context, organizationId: number, upload: Upload): Promise<Upload> {
  const tryToRender = () => render({ path: upload.path, as: 'logo' }, String(organizationId));
  const rendered = await (config.RATE_LIMIT ? withThrottle(db, `logo ${organizationId}`, tryToRender) : tryToRender());
  if (!rendered) fail('wrong_file_type', { logo: unreadableMessage }, { sentence: unreadableMessage });
  return replaceUpload(upload, rendered);
}

const unreadableMessage =
  'This picture could not be read. Send another PNG, JPEG or WebP, of at most 24 megapixels and 10,000 pixels a side.';
