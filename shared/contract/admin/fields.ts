import { limitText, pageText, text } from '../fields';
import * as z from '../schema';

/** Paging of a list; pages are counted from 1. */
export const pagingQuery = { page: pageText.optional(), limit: limitText(1000).optional() };
/** Words or parts of words, all of which must match, regardless of accents and case. */
export const searchText = z.string().trim().max(100).optional();
/** A large `total` may be up to a minute old. */
export const pagingOutput = { total: z.int(), next_page: z.int().nullable() };
/** The reason for a suspension or removal, which the user concerned can read. */
export const reasonBody = z.object({ reason: text('A reason', 500) });
