import type { Output, Query } from '@foothold/shared/contract';
import type { ErrorKind, ErrorKindDetails, listErrorKinds } from '@foothold/shared/contract/admin';
import * as z from 'zod';
import type { Context } from '../platform/context';
import { fail } from '../platform/http';
import { createCursorCodec } from '../platform/paging/cursor';
import { addDays, todayIn } from '../platform/time/days';
import { findTopFrame } from './findKind';
import { listAppsWithErrors, listKindRows, listReleasesWithErrors, listRoutes } from './list.queries';

/** Rows of a page. */
const pageSize = 20;
const shownDays = 14;
const { readCursor, writeCursor } = createCursorCodec(z.object({ seen: z.iso.datetime(), id: z.int() }));

type Row = Awaited<ReturnType<typeof listKindRows>>[number];

/** A page of the kinds of errors, and what it may be narrowed to. With `ownApps` there are those of these apps alone. */
export async function loadErrorKinds(
  { db, config }: Context,
  { app, release, cursor }: Query<typeof listErrorKinds>,
  ownApps?: readonly string[],
): Promise<Output<typeof listErrorKinds>> {
  const days = listDays(config.PLATFORM_TIME_ZONE);
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listKindRows(db, { app, release, ownApps, after, limit: pageSize + 1 }, String(days[0]));
  const kinds = rows.slice(0, pageSize).map((row) => toErrorKind(row, days));
  const last = rows.length > pageSize ? kinds.at(-1) : undefined;
  return {
    kinds,
    apps: await listAppsWithErrors(db, ownApps),
    releases: app === undefined ? [] : await listReleasesWithErrors(db, app),
    next_cursor: last ? writeCursor({ seen: last.last_seen_at, id: last.id }) : null,
  };
}

export async function loadErrorKind(
  { db, config }: Context,
  id: number,
  ownApps?: readonly string[],
): Promise<ErrorKindDetails> {
  const days = listDays(config.PLATFORM_TIME_ZONE);
  const [row] = await listKindRows(db, { id, ownApps }, String(days[0]));
  if (!row) fail('not_found');
  const { release, route, frames, breadcrumbs } = row;
  const routes = await listRoutes(db, id);
  return { ...toErrorKind(row, days), release, route, frames, breadcrumbs, routes };
}

/** The last days, today last. */
function listDays(zone: string): string[] {
  const today = todayIn(zone);
  return Array.from({ length: shownDays }, (_, index) => addDays(today, index + 1 - shownDays));
}

function toErrorKind({ frames, releases, days: counts, ...row }: Row, days: readonly string[]): ErrorKind {
  const { id, app, team, name, message, first_seen_at, last_seen_at } = row;
  return {
    ...{ id, app, team, name, message, first_seen_at, last_seen_at, top_frame: findTopFrame(frames) },
    releases: releases.map((release) => ({
      ...release,
      first_seen_at: new Date(release.first_seen_at).toISOString(),
      last_seen_at: new Date(release.last_seen_at).toISOString(),
    })),
    days: days.map((day) => counts.find((count) => count.day === day)?.pages ?? 0),
  };
}
