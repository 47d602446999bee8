import { renderAsync } from '@resvg/resvg-js';
import { serveJobs } from '../../platform/childProcess/serveJobs';
import type { PreviewCard } from './cards';
import { drawCard } from './drawCard';
import { loadFonts } from './fonts';

serveJobs(async (card: PreviewCard): Promise<Uint8Array> => {
  const picture = await renderAsync(drawCard(card, await loadFonts()), { font: { loadSystemFonts: false } });
  return picture.asPng();
});
