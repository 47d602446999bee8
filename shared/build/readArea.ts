import { readFileSync } from 'node:fs';
import path from 'node:path';
import { experiments } from '@rspack/core';
import type { Area } from '../area/defineArea';
import { findBestMatch, type IconShapes, type NavEntry } from '../boot';
import type { RouteObject } from '../router';

export interface AreaDeclaration extends Omit<Area, 'routes' | 'nav'> {
  nav: NavEntry[];
  /** The modules that each route pattern imports, layouts before pages. */
  pages: Record<string, string[]>;
}

/**
 * Reads the declaration in `src/area.ts` without loading a page: the file is compiled alone, its dynamic imports remain
 * uncalled functions, and `defineArea` is its only dependency.
 */
export async function readArea(root: string): Promise<AreaDeclaration> {
  const { routes, nav = [], ...declaration } = evaluateArea(path.join(root, 'src/area.ts'));
  const pages = collectPages(routes);
  const navWithoutPage = nav.find(({ to }) => findBestMatch(Object.keys(pages), to) === undefined);
  if (navWithoutPage)
    throw new Error(
      `${declaration.name}: the nav entry '${navWithoutPage.label}' leads to ${navWithoutPage.to}, which has no page.`,
    );
  const patternWithoutPage = nav.flatMap(({ also = [] }) => also).find((pattern) => !(pattern in pages));
  if (patternWithoutPage)
    throw new Error(`${declaration.name}: a nav entry lists ${patternWithoutPage} in 'also', which has no page.`);
  const skeletonWithoutPage = Object.keys(declaration.skeletons ?? {}).find((pattern) => !(pattern in pages));
  if (skeletonWithoutPage)
    throw new Error(`${declaration.name}: there is a skeleton for ${skeletonWithoutPage}, which has no page.`);
  const entries = nav.map(async (item) => ({ ...item, icon: await loadIconShapes(item.icon) }));
  return { ...declaration, nav: await Promise.all(entries), pages };
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

function collectPages(
  routes: readonly RouteObject[],
  parentPattern = '',
  layoutModules: string[] = [],
): Record<string, string[]> {
  return Object.assign(
    {},
    ...routes.map((route) => {
      const pattern = `${parentPattern}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
      const modules = [...layoutModules, ...listImports(route.lazy)];
      const childPages = collectPages(route.children ?? [], pattern, modules);
      return route.path === undefined && !route.index ? childPages : { [pattern]: modules, ...childPages };
    }),
  );
}

/** The module that `() => import('./pages/JobsPage')` names. */
function listImports(lazy: RouteObject['lazy']): string[] {
  return Array.from(String(lazy ?? '').matchAll(/import\(\s*["'`]([^"'`]+)["'`]/g), ([, request]) => String(request));
}

/** The shapes of a Lucide icon, so that the shell needs no list of icons. */
async function loadIconShapes(name: string): Promise<IconShapes> {
  const { __iconData } = await import(`lucide-react/icons/${name}`).then(
    (icon) => icon as { __iconData: { node: IconShapes } },
    () => {
      throw new Error(`src/area.ts: there is no icon '${name}'. All of them: https://lucide.dev/icons`);
    },
  );
  return __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
}
