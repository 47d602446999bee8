import { endpoint, releaseManagerRoles } from '../endpoint';
import { instant } from '../fields';
import * as z from '../schema';
import { appName, releaseName } from './releaseRecord';

/** The widths at which pages are shown, in pixels. */
export const screenshotWidths = { desktop: 1280, phone: 360 } as const;
export type Viewport = keyof typeof screenshotWidths;
export const viewports = ['desktop', 'phone'] as const satisfies readonly Viewport[];
/** As what was live shows a page, and as the release does. */
export const screenshotSides = ['before', 'after'] as const;
export type ScreenshotSide = (typeof screenshotSides)[number];
/** The lower end of a longer page is cut off. */
export const maxScreenshotHeight = 2400;
export const maxScreenshotPages = 6;

/** The name of the part that holds a picture. Pages are counted from 1. */
export const toScreenshotName = (viewport: Viewport, side: ScreenshotSide, page: number): string =>
  `${viewport}_${side}_${page}`;

const pageNumbers = Array.from({ length: maxScreenshotPages }, (_, index) => index + 1);
const pictureNames = pageNumbers.flatMap((page) =>
  viewports.flatMap((viewport) => screenshotSides.map((side) => toScreenshotName(viewport, side, page))),
);

const pagePath = z
  .string()
  .regex(/^\/(?!\/)[\w\-/.]{0,200}$/, 'A page has an address such as /dashboard/jobs, without parameters.');

const picture = z.object({ url: z.string(), width: z.int(), height: z.int() });
const comparison = z.object({
  /** Null where what was live has no such page. */
  before: picture.nullable(),
  after: picture,
  /** Whether both have the same pixels. */
  is_same: z.boolean(),
});
export type ScreenshotComparison = z.infer<typeof comparison>;

/** The screenshots of a release's main pages. */
const releaseScreenshots = z.object({
  /** What was live when they were made; null for the first release of an app. */
  live_release: releaseName.nullable(),
  made_at: instant,
  pages: z.array(z.object({ path: z.string(), desktop: comparison, phone: comparison })),
});
export type ReleaseScreenshots = z.infer<typeof releaseScreenshots>;

const ofRelease = z.object({ app: appName, release: releaseName });

export const saveScreenshots = endpoint({
  method: 'PUT',
  path: '/releases/:app/:release/screenshots',
  access: [...releaseManagerRoles, 'operator', 'release_key'],
  summary:
    'Keeps screenshots of the main pages of a release, in place of those that it has: PNG, JPEG or WebP of at most 2 MB, 1280 and 360 pixels wide, and at most 2400 high. Each page needs both pictures of after; none is kept of pages that admins alone may open.',
  limitedAs: 'publication',
  params: ofRelease,
  files: pictureNames,
  optionalFiles: pictureNames,
  accepts: 'pictures',
  body: z.object({
    /** The addresses of the pages, with commas between them, in the order in which their pictures are counted. */
    paths: z
      .string()
      .transform((paths) => paths.split(','))
      .pipe(
        z
          .array(pagePath)
          .max(maxScreenshotPages, `At most ${maxScreenshotPages} pages.`)
          .refine((paths) => new Set(paths).size === paths.length, 'Name each page once.'),
      ),
    /** What was live while they were made; missing where nothing was. */
    live_release: releaseName.optional(),
  }),
  output: z.object({ screenshots: releaseScreenshots }),
});

export const viewScreenshots = endpoint({
  method: 'GET',
  path: '/releases/:app/:release/screenshots',
  access: [...releaseManagerRoles, 'operator'],
  summary: 'The screenshots of a release: its main pages, before and after.',
  params: ofRelease,
  /** Null where none were made of it. */
  output: z.object({ screenshots: releaseScreenshots.nullable() }),
});
