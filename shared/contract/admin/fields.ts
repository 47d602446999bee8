import * as z from '@foothold/shared/schema';
import { limitText, pageText, text } from '../fields';

/** Which rows of a long list: pages are counted from 1. */
export const pagingQuery = { page: pageText.optional(), limit: limitText(1000).optional() };
/** Words or parts of words, each of which has to be found; accents and case do not matter. */
export const searchText = z.string().trim().max(100).optional();
/** `total` may be a minute old where it is large. */
export const pagingOutput = { total: z.int(), next_page: z.int().nullable() };
/** Why somebody or something is closed out: read by whom it concerns. */
export const reasonBody = z.object({ reason: text('A reason', 500) });
