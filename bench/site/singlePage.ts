import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apps, getAppFolder } from '@foothold/shared/build';
import { type Configuration, rspack, type Stats } from '@rspack/core';

/** The areas' folders by name. */
export const areaFolders: Readonly<Record<string, string>> = Object.fromEntries(
  apps.filter((app) => app !== 'shell').map((app) => [app, getAppFolder(app)]),
);

/**
 * The shell's own configuration without federation: the areas are imported instead of loaded, and nothing is shared.
 * Loaders, compiler, minification and the pages' own chunks stay.
 */
export async function toSinglePageConfiguration(shell: Configuration, folder: string): Promise<Configuration> {
  const areas = path.join(folder, 'areas.ts');
  const nothing = path.join(folder, 'nothing.ts');
  const main = path.join(folder, 'main.ts');
  const replaced = await readFile(path.join(String(shell.context), 'src/loading/federation.ts'), 'utf8');
  await writeFile(areas, renderAreaImports(areaFolders) + renderEmptyExports(replaced));
  await writeFile(nothing, 'export {};\n');
  await writeFile(main, renderMain(String(shell.context)));

  const plugins = shell.plugins?.filter((plugin) => !plugin?.constructor.name.includes('Federation')) ?? [];
  if (plugins.length === shell.plugins?.length) throw new Error('The shell has no federation to leave out.');
  return {
    ...shell,
    entry: { main: ['./src/noEval.ts', './src/trustedScripts.ts', main] },
    output: { ...shell.output, path: path.join(folder, 'shell') },
    plugins: [
      ...plugins,
      new rspack.NormalModuleReplacementPlugin(/\/loading\/federation$/, areas),
      new rspack.NormalModuleReplacementPlugin(/\/sharing\/sharedModules$/, nothing),
    ],
  };
}

/** The scripts that a page adds, in the order in which the bundle lists them. */
export function listPageScripts(stats: Stats | undefined, root: string, requests: readonly string[]): string[] {
  const { chunks = [] } = stats?.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true }) ?? {};
  const area = `/${path.basename(root)}/src/area.ts`;
  return chunks
    .filter(({ origins = [] }) =>
      origins.some(({ moduleName, request }) => moduleName.endsWith(area) && requests.includes(request)),
    )
    .flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')));
}

/** Takes the place of `shell/src/main.ts`: the renderer is part of the bundle. */
const renderMain = (
  shell: string,
) => `import * as renderer from ${JSON.stringify(path.join(shell, 'node_modules/react-dom/client'))};
import { startApp } from ${JSON.stringify(path.join(shell, 'src/app'))};
startApp()(renderer);
`;

/** Takes the place of `shell/src/loading/federation.ts`. */
function renderAreaImports(areas: Record<string, string>): string {
  const names = Object.keys(areas);
  const imports = names.map(
    (name) => `import { area as ${name}Area } from ${JSON.stringify(`${areas[name]}/src/area`)};`,
  );
  return `${imports.join('\n')}
const areas = { ${names.map((name) => `${name}: ${name}Area`).join(', ')} };
export const loadRelease = async ({ container }: { container: string }) => areas[container];
`;
}

/** Whatever else it exports has nothing to do where nothing is federated. */
const renderEmptyExports = (source: string) =>
  Array.from(source.matchAll(/^export (function|class) (\w+)/gm), ([, kind, name]) =>
    kind === 'class' ? `export class ${name} extends Error {}\n` : `export const ${name} = () => {};\n`,
  ).join('');
