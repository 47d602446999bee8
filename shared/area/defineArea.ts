import type { AreaAccess, AreaLayout, NavEntry, PageSkeleton } from '../boot';
import type { RouteObject } from '../router';

/** A sidebar entry as an area declares it: `icon` is a Lucide name, which the build replaces by shapes. */
export interface NavItem extends Omit<NavEntry, 'icon'> {
  icon: string;
}

export interface Area {
  name: string;
  access: AreaAccess;
  /** Addresses that belong to this area, as route patterns. */
  paths: readonly string[];
  nav?: readonly NavItem[];
  /** What is shown in place of a page until the area's code has loaded, by route pattern. */
  skeletons?: Readonly<Record<string, PageSkeleton>>;
  home?: string;
  layout?: AreaLayout;
  routes: RouteObject[];
}

/** What a route of an area may have as its `handle`. */
export interface AreaRouteHandle {
  /** Users whom the area admits and these pages do not go to `redirect`, before any loader runs. */
  guard: { access: AreaAccess; redirect: string };
}

/** Declares an area. The build reads the same object for the release record, so it holds plain data and imports only. */
export const defineArea = (area: Area): Area => area;
