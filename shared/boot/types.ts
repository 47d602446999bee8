import type { SharedExports, Uses } from '../compatibility';
import type { AccessRole, BadgeCounts, BadgeKind, Identity } from '../contract';

/** Who may open an area's pages. */
export type AreaAccess = 'anyone' | AccessRole | readonly AccessRole[];

/** An icon as SVG shapes, so that the shell can show icons that are not in its own bundle. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

export interface NavEntry {
  to: string;
  label: string;
  icon: IconShapes;
  /** Route patterns of further pages that belong to this entry. Pages below `to` belong to it anyway. */
  also?: readonly string[];
  /** Also in the bottom bar of a phone. */
  dock?: boolean;
  /** Shows how many notifications are unread. */
  unread?: boolean | undefined;
  /** Shows this badge count of the company. */
  waiting?: BadgeKind | undefined;
}

/** `sidebar`: the shell renders the dashboard's layout around the pages. `own`: the area renders its own layout. */
export type AreaLayout = 'sidebar' | 'own';

/** What is shown in place of a page while its area loads: the title, if it is fixed, and the shape of the content. */
export interface PageSkeleton {
  title?: string;
  /** Leaves room for the link above the title. */
  back?: boolean;
  of: 'card' | 'row' | 'detail';
  count?: number;
}

/** What the shell needs to load an area: its entry file, that file's hash, and what it requires of the shell. */
export interface AreaSource {
  release: string;
  /** Global name under which the entry registers itself; differs in every release. */
  container: string;
  entry: string;
  integrity: string;
  requires: Readonly<Record<string, string>>;
  /** Why the shell of the page that asks cannot load it. */
  misfit?: string | undefined;
}

export interface BootArea extends AreaSource {
  name: string;
  access: AreaAccess;
  frame: AreaLayout;
  paths: readonly string[];
  /** Skeletons by route pattern. */
  outlines: Readonly<Record<string, PageSkeleton>>;
  /** The previous release, which is loaded when this one cannot be. */
  fallback?: AreaSource;
  /** Why an operator has switched the area off, as a sentence for users. It is not loaded then. */
  disabled?: string;
}

export type Theme = 'light' | 'dark' | 'system';

/** What the operator configures of the public pages. A missing address, outside of the product, is not shown. */
export interface SiteLinks {
  /** Invitation link to the chat group for applicants. */
  chat_group: string | null;
  /** Accounts of the site's own, for the footer. */
  social: readonly { label: string; href: string }[];
  /** The operator does not stand by the figures that the front page claims without counting. */
  hides_claims?: boolean;
}

/** What the server embeds in the page about this visitor and this address. */
export interface BootDocument {
  identity: Identity | null;
  theme: Theme;
  shell: { release: string };
  /** Of the live releases. The event stream tells of later ones. */
  revision?: number;
  areas: readonly BootArea[];
  /** The sidebar's entries. A company that awaits verification sees them locked. */
  nav: readonly NavEntry[];
  /** Path of this visitor's first page. */
  home: string;
  /** `locked`: the address exists, but this visitor has no access. */
  address: 'open' | 'locked' | 'missing';
  links: SiteLinks;
  /** How many notifications the user has not read, counted up to 100. */
  unread: number;
  /** Id of the latest notification; the event stream resumes after it. */
  told?: number;
  /** Badge counts of the signed-in company. */
  waiting?: BadgeCounts | null;
  /** The release that this browser alone sees. It has `ended` where it is no longer kept, so that what is live is seen. */
  preview?: { app: string; release: string; ended?: true };
  /** Proves that a report on the health of a release comes from this page. */
  health_token?: string;
  /** API responses that this address needs first, by path. Each replaces one request. */
  answers?: Readonly<Record<string, unknown>>;
}

/** `release.json`, which a build writes beside its files. The registry knows nothing else of a release. */
export interface ReleaseRecord extends Omit<AreaSource, 'integrity'> {
  app: string;
  access: AreaAccess;
  frame: AreaLayout;
  paths: readonly string[];
  nav: readonly NavEntry[];
  outlines: Readonly<Record<string, PageSkeleton>>;
  /** Path of the first page of users who have access to this area. */
  home?: string;
  /** Shell only: versions of the packages it provides, which must satisfy the areas' `requires`. */
  provides?: Readonly<Record<string, string>>;
  /** What it uses of `@foothold/shared` and of the API. */
  uses?: Uses;
  /** Shell only: what it provides of `@foothold/shared`. */
  exports?: SharedExports;
  /** Every file of the release by name. */
  files: Readonly<Record<string, ReleaseFile>>;
  preload: Preloads;
}

/** What a page will load, so that the browser need not find it step by step. */
interface Preloads {
  entry: readonly string[];
  /** Files in addition to those of the entry, by route pattern; the shell's also by the name of a shared module on demand. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** The shared modules on demand that a page imports, by route pattern. Their files are the shell's. */
  shared?: Readonly<Record<string, readonly string[]>>;
}

/** A page as markup and styles, shown before any script has run. The server fills its `{{placeholders}}`. */
export interface PrerenderedPage {
  html: string;
  css: string;
}

export interface ReleaseFile {
  integrity: string;
  bytes: number;
  /** Size of the pre-compressed file, if there is one. */
  brotli?: number;
}
