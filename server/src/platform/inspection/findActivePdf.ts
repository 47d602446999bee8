import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { hasAction, isEncrypted, toLatin1 } from './pdfMarks';
import { findStreams } from './pdfStreams';

/** Of one document. An honest one of 5 MB has a few hundred streams of objects, of some hundred kilobytes together. */
const maxStreams = 2_000;
const maxInflatedBytes = 32 * 1024 * 1024;
/** What is read of a stream that seems to hold a picture, a font or the text of a page. */
const maxOtherBytes = 2 * 1024 * 1024;

/**
 * Finds scripts and launched programs. It looks for marks and does not parse: a parser follows the one reading of a file
 * that it believes in, and what opens the file later may follow another. Takes time in proportion to the size.
 */
export async function findActivePdf(content: Buffer): Promise<string | undefined> {
  if (hasAction(content)) return scriptMessage;
  const text = toLatin1(content);
  const streams = findStreams(text);
  const [ofObjects, others] = [streams.filter((stream) => stream.holdsObjects), streams.filter((s) => !s.holdsObjects)];
  if (ofObjects.length > 0 && isEncrypted(text)) return protectedMessage;
  if (ofObjects.length > maxStreams || ofObjects.some(({ isDisguised }) => isDisguised)) return scriptMessage;
  let rest = maxInflatedBytes;
  for (const { start } of ofObjects) {
    const objects = await inflateWithin(content.subarray(start), rest);
    // Compressed in a way that writers of PDF do not use, or to far more than it shows.
    if (!objects || hasAction(objects)) return scriptMessage;
    rest -= objects.length;
  }
  // Their dictionaries may be written so that they only seem to hold something else.
  for (const { start } of others.slice(0, maxStreams)) {
    const data = await inflateWithin(content.subarray(start), Math.min(rest, maxOtherBytes));
    if (data && hasAction(data)) return scriptMessage;
    rest -= data?.length ?? 0;
  }
  return undefined;
}

const inflateAsync = promisify(inflate);

/** Undefined for what is not compressed in the usual way, or to more than `maxOutputLength` bytes. */
const inflateWithin = (stream: Buffer, maxOutputLength: number): Promise<Buffer | undefined> =>
  inflateAsync(stream, { maxOutputLength: Math.max(1, maxOutputLength), finishFlush: constants.Z_SYNC_FLUSH }).catch(
    () => undefined,
  );

const scriptMessage = 'This PDF holds a script, or starts a program. Print it to a new PDF and choose that one.';
const protectedMessage =
  'This PDF is protected, so it cannot be checked. Save it without a password and choose that one.';
