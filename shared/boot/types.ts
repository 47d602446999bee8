import type { AccessRole, BadgeCounts, BadgeKind, Identity } from '../contract';

/** Who may open an area's pages. A list is for what several kinds of people share. */
export type AreaAccess = 'anyone' | AccessRole | readonly AccessRole[];

/** An icon as the drawing instructions of its shapes, so that the shell can show an icon it never knew of. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

export interface NavEntry {
  to: string;
  label: string;
  icon: IconShapes;
  /** Pages elsewhere that belong to this entry, in the notation of routers. What lies below `to` does by itself. */
  also?: readonly string[];
  /** Also in the bottom bar of a phone. */
  dock?: boolean;
  /** Shows how many notifications are unread. */
  unread?: boolean | undefined;
  /** Shows how much of a kind waits for the company. */
  waiting?: BadgeKind | undefined;
}

/** `sidebar`: the shell draws the dashboard's frame around the pages. `own`: the area draws everything. */
export type AreaLayout = 'sidebar' | 'own';

/** What stands where a page will be, while its area is on its way: its title, where that is known, and the shape of the rest. */
export interface PageSkeleton {
  title?: string;
  of: 'card' | 'row' | 'detail';
  count?: number;
}

/** What the shell needs to load one area: where it is, what it must hash to, and what it expects of the shell. */
export interface AreaSource {
  release: string;
  /** Global name under which the entry registers itself; a new one for every release. */
  container: string;
  entry: string;
  integrity: string;
  requires: Readonly<Record<string, string>>;
}

export interface BootArea extends AreaSource {
  name: string;
  access: AreaAccess;
  frame: AreaLayout;
  paths: readonly string[];
  /** By route pattern. */
  outlines: Readonly<Record<string, PageSkeleton>>;
  /** The release before this one, for when this one cannot be loaded. */
  fallback?: AreaSource;
  /** Why its operator has switched it off, in words for people: it is not loaded then. */
  disabled?: string;
}

export type Theme = 'light' | 'dark' | 'system';

/** Addresses outside of the product that its operator decides on. What is missing is not shown: no link leads nowhere. */
export interface SiteLinks {
  /** The group in which people who have been through it answer: an invitation link. */
  chat_group: string | null;
  /** Accounts of the site's own, for the footer. */
  social: readonly { label: string; href: string }[];
}

/** Everything the server knows about this visitor and this address, inlined in the page. */
export interface BootDocument {
  identity: Identity | null;
  theme: Theme;
  shell: { release: string };
  areas: readonly BootArea[];
  /** The sidebar. Somebody who waits for their verification sees what it will be. */
  nav: readonly NavEntry[];
  /** Where this visitor's own start is. */
  home: string;
  /** `locked`: the address exists, but for somebody else. */
  address: 'open' | 'locked' | 'missing';
  links: SiteLinks;
  /** How many notifications whoever is signed in has not read, counted up to 100. */
  unread: number;
  /** The last notification that was known then: news go on from it. */
  told?: number;
  /** What waits for the company that is signed in. */
  waiting?: BadgeCounts | null;
  /** Answers of the API that this address needs first, by path: each spares the page a request, once. */
  answers?: Readonly<Record<string, unknown>>;
}

/** The record that a build writes beside its files, and all that the registry knows of a release. */
export interface ReleaseRecord extends Omit<AreaSource, 'integrity'> {
  app: string;
  access: AreaAccess;
  frame: AreaLayout;
  paths: readonly string[];
  nav: readonly NavEntry[];
  outlines: Readonly<Record<string, PageSkeleton>>;
  /** Where the people whom this area admits start. */
  home?: string;
  /** Of the shell: the versions of what it lends to areas, which their `requires` are held against. */
  provides?: Readonly<Record<string, string>>;
  /** Every file of the release by name. */
  files: Readonly<Record<string, ReleaseFile>>;
  /** Files to fetch at once with the entry, and those that each page adds, by route pattern. */
  preload: { entry: readonly string[]; pages: Readonly<Record<string, readonly string[]>> };
}

/** A page as it looks before any script has run. Slots in double braces are filled by whoever serves it. */
export interface PrerenderedPage {
  html: string;
  css: string;
}

export interface ReleaseFile {
  integrity: string;
  bytes: number;
  /** Size of the pre-compressed twin, where there is one. */
  brotli?: number;
}
