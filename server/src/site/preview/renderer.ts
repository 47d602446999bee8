import { renderAsync } from '@resvg/resvg-js';
import type { PreviewCard } from './cards';
import { drawCard } from './drawCard';
import { loadFonts } from './fonts';

// A separate process, so that rendering neither blocks the server nor adds to its memory.
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
