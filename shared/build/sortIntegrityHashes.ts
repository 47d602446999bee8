import { type Compiler, rspack } from '@rspack/core';

const pluginName = 'sort integrity hashes';
/** Before minification, which then updates the source map. */
const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;

/**
 * Sorts the table of integrity hashes in an entry. The integrity plugin writes it in a different order in every build, but
 * the same sources must give the same files: the registry refuses a known release whose files differ.
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
