import type { ColumnType } from 'kysely';

/** An instant: ISO 8601 in UTC when read, whichever engine it comes from. */
export type Instant = ColumnType<string, string | Date, string | Date>;
export type InstantByDefault = ColumnType<string, string | Date | undefined, string | Date>;
export type InstantOrNull = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** `YYYY-MM-DD`. */
export type CalendarDate = string;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON text: the drivers disagree about arrays. */
export type Json = ColumnType<unknown, string | null, string | null>;
/** A list that is read and written whole. */
export type JsonList<T> = ColumnType<T[], string, string>;
