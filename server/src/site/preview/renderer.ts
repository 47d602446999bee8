import { renderAsync } from '@resvg/resvg-js';
import type { PreviewCard } from './card';
import { drawCard } from './drawCard';
import { loadFonts } from './fonts';

// A process of its own: what drawing needs of memory and time is never the server's, and ends with it.
process.on('message', (card: PreviewCard) => {
  renderCard(card).then(
    (png) => process.send?.({ png }),
    (cause: Error) => process.send?.({ failure: cause.message }),
  );
});
process.on('disconnect', () => process.exit());

async function renderCard(card: PreviewCard): Promise<Buffer> {
  const picture = await renderAsync(drawCard(card, await loadFonts()), { font: { loadSystemFonts: false } });
  return picture.asPng();
}
