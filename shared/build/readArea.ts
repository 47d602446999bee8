import { readFileSync } from 'node:fs';
import path from 'node:path';
import { experiments } from '@rspack/core';
import type { Area } from '../area/defineArea';
import { findBestMatch, type NavEntry } from '../boot';
import type { RouteObject } from '../router';
import { loadIconShapes } from './icons';

export interface AreaDeclaration extends Omit<Area, 'routes' | 'nav'> {
  nav: NavEntry[];
  /** The modules that each route pattern imports, frames before pages. */
  pages: Record<string, string[]>;
}

/**
 * Reads what `src/area.ts` declares without loading a page: the file is compiled alone, imports stay what they are
 * (strings inside functions that nobody calls), and `defineArea` is the only thing that it may ask for.
 */
export async function readArea(root: string): Promise<AreaDeclaration> {
  const { routes, nav = [], ...facts } = evaluateArea(path.join(root, 'src/area.ts'));
  const pages = collectPages(routes);
  const astray = nav.find(({ to }) => findBestMatch(Object.keys(pages), to) === undefined);
  if (astray)
    throw new Error(`${facts.name}: the nav entry '${astray.label}' leads to ${astray.to}, which has no page.`);
  const foreign = nav.flatMap(({ also = [] }) => also).find((pattern) => !(pattern in pages));
  if (foreign) throw new Error(`${facts.name}: a nav entry counts ${foreign} as its own, which has no page.`);
  const unknown = Object.keys(facts.skeletons ?? {}).find((pattern) => !(pattern in pages));
  if (unknown) throw new Error(`${facts.name}: there is an outline of ${unknown}, which has no page.`);
  const entries = nav.map(async (item) => ({ ...item, icon: await loadIconShapes(item.icon) }));
  return { ...facts, nav: await Promise.all(entries), pages };
}

function evaluateArea(file: string): Area {
  const { code } = experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const exports: { area?: Area } = {};
  const require = (name: string) => {
    if (name !== '@foothold/shared/area') throw new Error(`${file} may import @foothold/shared/area and nothing else.`);
    return { defineArea: (area: Area) => area };
  };
  new Function('exports', 'require', code)(exports, require);
  if (!exports.area) throw new Error(`${file} exports no area.`);
  return exports.area;
}

function collectPages(routes: readonly RouteObject[], above = '', frames: string[] = []): Record<string, string[]> {
  return Object.assign(
    {},
    ...routes.map((route) => {
      const pattern = `${above}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
      const modules = [...frames, ...listImports(route.lazy)];
      const below = collectPages(route.children ?? [], pattern, modules);
      return route.path === undefined && !route.index ? below : { [pattern]: modules, ...below };
    }),
  );
}

/** The module that `() => import('./pages/JobsPage')` names. */
function listImports(lazy: RouteObject['lazy']): string[] {
  return Array.from(String(lazy ?? '').matchAll(/import\(\s*["'`]([^"'`]+)["'`]/g), ([, request]) => String(request));
}
