import { type Compiler, rspack } from '@rspack/core';

const pluginName = 'steady hashes';
/** Before anything makes it smaller: then the source map follows by itself. */
const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;

/**
 * Writes the table of hashes in an entry in one order. The plugin for integrity writes it in another with every build,
 * and a release that is known is refused with other files: the same sources are to give the same.
 */
export function sortIntegrityHashes(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
    compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
      for (const file of Object.keys(assets).filter((asset) => asset.endsWith('.js')))
        compilation.updateAsset(file, (asset) => {
          const { source, map } = asset.sourceAndMap();
          const code = String(source);
          if (!hashTable.test(code) || !map) return asset;
          const sourcesContent = map.sourcesContent?.map(sortHashTable);
          return new rspack.sources.SourceMapSource(sortHashTable(code), file, { ...map, sourcesContent });
        });
    });
  });
}

const hashTable = /(?<=\.sriHashes = \{)[^}]+/;
const sortHashTable = (code: string) => code.replace(hashTable, (entries) => entries.split(',').sort().join(','));
