import type { SiteLinks } from '@foothold/shared/boot';
import type { LiveReleases, Preview } from '../../platform/releases/registry';

/** What every page of the site is made from. */
export interface Site {
  live: LiveReleases;
  /** The address people use: APP_ORIGIN. */
  origin: string;
  /** The zone in which a deadline's day ends: PLATFORM_TIME_ZONE. */
  zone: string;
  links: SiteLinks;
  /** Whether the browsers of students keep what they read: OFFLINE_READING. */
  hasOfflineReading: boolean;
  /** Of the page that is being sent. */
  health_token?: string | undefined;
  /** The release that the page is to be seen with although it is not live. */
  preview?: Preview | undefined;
}
