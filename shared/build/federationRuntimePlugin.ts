import { createRequire } from 'node:module';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { runtimeInterface, workspace } from './sharingPolicy';

const providedRuntime = path.join(import.meta.dirname, 'providedFederationRuntime.cjs');
const provideRuntime = path.join(import.meta.dirname, 'provideFederationRuntime.cjs');
const snapshotHandlerStub = path.join(import.meta.dirname, 'snapshotHandlerStub.cjs');

/**
 * Federation's plugin refers to the CommonJS files of its runtime, which cannot be tree-shaken. This replaces every
 * reference by the ESM files, and in areas by what the shell provides. A mixture would put two runtimes on the page, which
 * a test of the bundles prevents.
 */
export class FederationRuntimePlugin {
  constructor(private readonly side: 'host' | 'area') {}

  apply(compiler: Compiler): void {
    const { bundlerRuntime, externalRuntimePlugin, ...files } = findRuntimeFiles();
    compiler.hooks.afterPlugins.tap({ name: 'Federation runtime', stage: 100 }, () => {
      const { '@module-federation/runtime': _, '@module-federation/runtime-tools': __, ...rest } = getAliases(compiler);
      compiler.options.resolve.alias = {
        ...rest,
        'federation-bundler-runtime$': this.side === 'area' ? providedRuntime : toEsmFile(bundlerRuntime),
        'federation-container-entry$': path.join(path.dirname(bundlerRuntime), 'initContainerEntry.js'),
        'federation-external-runtime$': toEsmFile(externalRuntimePlugin),
        '@module-federation/runtime$': toEsmFile(files.runtime),
        '@module-federation/runtime-tools$': toEsmFile(files.runtimeTools),
      };
    });
    // The generated entry names these files by absolute paths, from which ids and source maps would follow: the same
    // sources must give the same files in any folder.
    new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (entry) => {
      entry.request = entry.request
        .replace(encodeURIComponent(bundlerRuntime), 'federation-bundler-runtime')
        .replace(encodeURIComponent(externalRuntimePlugin), 'federation-external-runtime');
    }).apply(compiler);
    if (this.side === 'host') for (const plugin of hostPlugins) plugin.apply(compiler);
  }
}

const hostPlugins = [
  new rspack.EntryPlugin(workspace, provideRuntime, { name: undefined }),
  new rspack.DefinePlugin({ __FEDERATION_INTERFACE__: JSON.stringify(runtimeInterface.version) }),
  // Read by no page: the build switches manifests and snapshots off.
  new rspack.NormalModuleReplacementPlugin(/\/SnapshotHandler\.js$/, (imported) => {
    if (imported.contextInfo.issuer.endsWith('/core.js')) imported.request = snapshotHandlerStub;
  }),
];

function getAliases(compiler: Compiler) {
  const { alias } = compiler.options.resolve;
  return typeof alias === 'object' ? alias : {};
}

function findRuntimeFiles() {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  return {
    bundlerRuntime: tools.resolve('@module-federation/webpack-bundler-runtime'),
    externalRuntimePlugin: enhanced.resolve('@module-federation/inject-external-runtime-core-plugin'),
    runtime: tools.resolve('@module-federation/runtime'),
    runtimeTools: enhanced.resolve('@module-federation/runtime-tools'),
  };
}

const toEsmFile = (file: string) => file.replace(/\.cjs$/, '.js');
