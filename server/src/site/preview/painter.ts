import { renderAsync } from '@resvg/resvg-js';
import type { Card } from './card';
import { draw } from './draw';
import { loadFaces } from './faces';

// A process of its own: what drawing needs of memory and time is never the server's, and ends with it.
process.on('message', (card: Card) => {
  paint(card).then(
    (png) => process.send?.({ png }),
    (cause: Error) => process.send?.({ failure: cause.message }),
  );
});
process.on('disconnect', () => process.exit());

async function paint(card: Card): Promise<Buffer> {
  const picture = await renderAsync(draw(card, await loadFaces()), { font: { loadSystemFonts: false } });
  return picture.asPng();
}
