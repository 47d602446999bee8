import { type InflationBudget, inflateWithin, isSpent } from './inflateWithin';
import { uncheckableMessage } from './messages';
import { hasAction, isEncrypted, namesOtherFilter, toPdfText } from './pdfMarks';
import { findStreams, mayHoldStreamsOfObjects } from './pdfStreams';

/** Of one document. An honest one of 5 MB has some thousand streams, which it inflates to some ten megabytes. */
const maxStreams = 5_000;
const maxInflatedBytes = 32 * 1024 * 1024;
/** How many times all of a file may be read. Once is enough where streams share nothing and none is broken. */
const maxReadings = 2;

/**
 * Finds scripts and launched programs. It looks for marks and does not parse: a parser follows the one reading of a file
 * that it believes in, and what opens the file later may follow another. So where a file may hold objects in streams, it
 * looks through all of them. Takes time in proportion to the size.
 */
export async function findActivePdf(content: Buffer): Promise<string | undefined> {
  const file = toPdfText(content);
  if (hasAction(file)) return scriptMessage;
  if (!mayHoldStreamsOfObjects(file)) return undefined;
  if (isEncrypted(file.text)) return protectedMessage;
  const budget: InflationBudget = {
    streams: maxStreams,
    input: maxReadings * content.length,
    output: maxInflatedBytes,
  };
  let isOpaque = false;
  let mayBeOtherwiseCoded = namesOtherFilter(file.text);
  for (const { start, holdsObjects, isDisguised } of findStreams(file)) {
    if (isDisguised) return scriptMessage;
    const inflated = await inflateWithin(content, start, budget);
    if (isSpent(budget)) return uncheckableMessage;
    const data = inflated && toPdfText(inflated);
    // Compressed in a way that writers of PDF do not use.
    if (data ? hasAction(data) : holdsObjects) return scriptMessage;
    isOpaque ||= !data;
    mayBeOtherwiseCoded ||= data !== undefined && namesOtherFilter(data.text);
  }
  // Pictures are left, and what is not coded at all, which lay open from the start.
  return isOpaque && mayBeOtherwiseCoded ? uncheckableMessage : undefined;
}

const scriptMessage = 'This PDF holds a script, or starts a program. Print it to a new PDF and choose that one.';
const protectedMessage =
  'This PDF is protected, so it cannot be checked. Save it without a password and choose that one.';
