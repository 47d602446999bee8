import type { AreaAccess, AreaLayout, PageSkeleton } from '../boot';
import type { BadgeKind } from '../contract';
import type { RouteObject } from '../router';

/** Nav as an area writes it: the icon by its Lucide name, which the build turns into shapes. */
export interface NavItem {
  to: string;
  label: string;
  icon: string;
  /** Pages elsewhere that belong to this entry, in the notation of routers. What lies below `to` does by itself. */
  also?: readonly string[];
  dock?: boolean;
  /** Shows how many notifications are unread. */
  unread?: boolean;
  /** Shows how much of a kind waits for the company. */
  waiting?: BadgeKind;
}

export interface Area {
  name: string;
  access: AreaAccess;
  /** Addresses that belong to this area, in the notation of routers. */
  paths: readonly string[];
  nav?: readonly NavItem[];
  /** What stands in a page's place until the area is here, by route pattern. */
  skeletons?: Readonly<Record<string, PageSkeleton>>;
  home?: string;
  layout?: AreaLayout;
  routes: RouteObject[];
}

/** What an area hands to the shell. The build reads the same object for the release record, so it is plain data and imports. */
export const defineArea = (area: Area): Area => area;
