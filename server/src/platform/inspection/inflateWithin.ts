import { promisify } from 'node:util';
import { constants, type Inflate, inflate } from 'node:zlib';

/** What may be read and written while the streams of one file are inflated, all together. */
export interface InflationBudget {
  streams: number;
  input: number;
  output: number;
}

const inflateAsync = promisify(inflate);

/**
 * Inflates what begins at a position. Undefined for what is not compressed in the usual way, or not within the budget, of
 * which it takes what was read and written: streams may share their content, and read long without writing.
 */
export async function inflateWithin(
  content: Buffer,
  start: number,
  budget: InflationBudget,
): Promise<Buffer | undefined> {
  if (!hasZlibHeader(content, start)) return undefined;
  budget.streams -= 1;
  if (isSpent(budget)) return undefined;
  const input = content.subarray(start, start + budget.input);
  const options = { maxOutputLength: budget.output, finishFlush: constants.Z_SYNC_FLUSH, info: true };
  try {
    const { buffer, engine } = (await inflateAsync(input, options)) as unknown as { buffer: Buffer; engine: Inflate };
    budget.input -= engine.bytesWritten;
    budget.output -= buffer.length;
    return buffer;
  } catch (cause) {
    budget.input -= input.length;
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') budget.output = 0;
    return undefined;
  }
}

export const isSpent = ({ streams, input, output }: InflationBudget): boolean => Math.min(streams, input, output) <= 0;

/** The two bytes that any reader asks for: compressed by deflate, and a check of that. */
function hasZlibHeader(content: Buffer, start: number): boolean {
  const [method = 0, flags = 0] = content.subarray(start, start + 2);
  return (method & 0x8f) === 0x08 && (method * 256 + flags) % 31 === 0 && (flags & 0x20) === 0;
}
