import { type Compiler, rspack } from '@rspack/core';

const name = 'steady hashes';
/** Before anything makes it smaller: then the source map follows by itself. */
const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;

/**
 * Writes the table of hashes in an entry in one order. The plugin for integrity writes it in another with every build,
 * and a release that is known is refused with other files: the same sources are to give the same.
 */
export function steadyHashes(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      for (const file of Object.keys(assets).filter((asset) => asset.endsWith('.js')))
        compilation.updateAsset(file, (asset) => {
          const { source, map } = asset.sourceAndMap();
          const code = String(source);
          if (!table.test(code) || !map) return asset;
          const sourcesContent = map.sourcesContent?.map(sorted);
          return new rspack.sources.SourceMapSource(sorted(code), file, { ...map, sourcesContent });
        });
    });
  });
}

const table = /(?<=\.sriHashes = \{)[^}]+/;
const sorted = (code: string) => code.replace(table, (entries) => entries.split(',').sort().join(','));
