import type { AreaAccess, AreaFrame } from '../boot';
import type { RouteObject } from '../router';

/** Nav as an area writes it: the icon by its Lucide name, which the build turns into shapes. */
export interface NavItem {
  to: string;
  label: string;
  icon: string;
  dock?: boolean;
  /** Shows how many notifications are unread. */
  unread?: boolean;
}

export interface Area {
  name: string;
  access: AreaAccess;
  /** Addresses that belong to this area, in the notation of routers. */
  paths: readonly string[];
  nav?: readonly NavItem[];
  home?: string;
  frame?: AreaFrame;
  routes: RouteObject[];
}

/** What an area hands to the shell. The build reads the same object for the release record, so it is plain data and imports. */
export const defineArea = (area: Area): Area => area;
