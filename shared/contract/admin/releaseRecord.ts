import { adminRoles } from '../endpoint';
import type { BadgeKind } from '../notifications';
import * as z from '../schema';

/** The name of an app. */
export const appName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'An app has a name of small letters, digits and hyphens, such as reports.');
// It names a folder, so it is neither hidden nor a way to another one.
export const releaseName = z.string().regex(/^[A-Za-z0-9][\w.-]{0,79}$/, 'A release is named like 0.1.0-981eb361c5.');
const stringRecord = z.record(z.string(), z.string());

const bytes = z.int().min(0);
// Loose, as the record is: what a later build adds is signed with the rest.
const file = z.object({ integrity: z.string().startsWith('sha384-'), bytes, brotli: bytes.optional() }).loose();

const path = z
  .string()
  .regex(/^\/(?!\/)[\w\-/:*.]{0,200}$/, 'An address begins with / and holds letters, digits and -_:*./ alone.');
const role = z.enum(['student', 'organization', 'pending', 'rejected', 'unenrolled', ...adminRoles]);
const shape = z.enum(['path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect', 'g']);

const navEntry = z
  .object({
    to: path,
    label: z.string().min(1).max(60),
    /** Each shape with its attributes. */
    icon: z.array(z.array(z.union([shape, stringRecord])).length(2)),
    also: z.array(path).optional(),
    dock: z.boolean().optional(),
    unread: z.boolean().optional(),
    waiting: z
      .enum(['new_applications', 'interviews_today', 'due_replies', 'unread_conversations'] satisfies BadgeKind[])
      .optional(),
  })
  .loose();

const pageSkeleton = z
  .object({
    title: z.string().max(120).optional(),
    back: z.boolean().optional(),
    of: z.enum(['card', 'row', 'detail']),
    count: z.int().min(1).max(50).optional(),
  })
  .loose();

const namesByPage = z.record(z.string(), z.array(z.string()));

/** The release record that a build writes beside its files. */
export const releaseRecord = z
  .object({
    app: appName,
    release: releaseName,
    container: z.string().max(120),
    entry: z.string().max(120),
    access: z.union([z.literal('anyone'), role, z.array(role).min(1)]),
    frame: z.enum(['sidebar', 'own']),
    paths: z.array(path),
    nav: z.array(navEntry),
    outlines: z.record(z.string(), pageSkeleton),
    home: path.optional(),
    requires: stringRecord,
    provides: stringRecord.optional(),
    files: z.record(z.string(), file),
    preload: z.object({ entry: z.array(z.string()), pages: namesByPage, shared: namesByPage.optional() }).loose(),
  })
  .loose();
