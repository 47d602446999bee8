import type { ScreenshotSide, Viewport } from '@foothold/shared/contract/admin';
import type { Generated } from 'kysely';
import type { InstantByDefault, Optional } from './columns';

/** When screenshots of a release were made, and beside what was live. */
export interface ScreenshotSets {
  id: Generated<number>;
  app: string;
  release: string;
  live_release: Optional<string>;
  made_at: InstantByDefault;
}

/** A picture of a set, whose content is the file of the same key. */
export interface Screenshots {
  key: string;
  set_id: number;
  page: number;
  path: string;
  viewport: Viewport;
  side: ScreenshotSide;
  width: number;
  height: number;
}
