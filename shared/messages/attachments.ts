import { messageFiles } from '@foothold/shared/contract';

type Parts = Record<(typeof messageFiles)[number], File>;

/** The parts of the request that hold the files; all of them may be missing, which the type of a call does not know. */
export const toFiles = (files: readonly File[]): Parts =>
  Object.fromEntries(
    messageFiles.flatMap((name, index) => (files[index] ? [[name, files[index]] as const] : [])),
  ) as Parts;

/**
 * The progress of each file, 0 to 1, from that of the whole request, which holds the files one after the other; undefined
 * where there is none.
 */
export function splitProgress(progress: number, slots: readonly (File | null)[]): (number | undefined)[] {
  let sent = progress * slots.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  return slots.map((file) => {
    if (!file) return undefined;
    const share = Math.min(file.size, sent) / file.size;
    sent -= share * file.size;
    return share;
  });
}
