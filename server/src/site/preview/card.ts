import { createHash } from 'node:crypto';

/** What is written on a picture. */
export type PreviewCard =
  | { kind: 'job'; title: string; company: string; place: string; pay: string }
  | { kind: 'company'; name: string; place: string }
  | { kind: 'site'; title: string[]; lines: string[] };

/** Raised when the drawing changes: the address of a picture stands for what is to be seen on it. */
const drawingVersion = 1;

/** The name of the picture that a card makes. */
export const toPictureName = (card: PreviewCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex')
    .slice(0, 24);
