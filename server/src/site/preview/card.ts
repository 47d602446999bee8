import { createHash } from 'node:crypto';

/** The text of a preview picture. */
export type PreviewCard =
  | { kind: 'job'; title: string; company: string; place: string; pay: string }
  | { kind: 'company'; name: string; place: string }
  | { kind: 'site'; title: string[]; lines: string[] };

/** Increase it when the drawing changes: pictures are cached without end under an address that is a hash of their content. */
const drawingVersion = 1;

/** The file name of a card's picture, without extension. */
export const toPictureName = (card: PreviewCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex')
    .slice(0, 24);
