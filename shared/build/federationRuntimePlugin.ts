import { createRequire } from 'node:module';
import { type Compiler, rspack } from '@rspack/core';

/**
 * Federation's plugin refers to the CommonJS files of its runtime, which cannot be tree-shaken. This replaces every
 * reference by the ESM files. A mixture would put two runtimes on the page, which a test of the bundles prevents.
 */
export function esmRuntime(compiler: Compiler): void {
  const { bundlerRuntime, externalRuntimePlugin, ...files } = findRuntimeFiles();
  compiler.hooks.afterPlugins.tap({ name: 'ESM federation runtime', stage: 100 }, () => {
    const { '@module-federation/runtime': _, '@module-federation/runtime-tools': __, ...rest } = getAliases(compiler);
    compiler.options.resolve.alias = {
      ...rest,
      'federation-bundler-runtime$': toEsmFile(bundlerRuntime),
      'federation-external-runtime$': toEsmFile(externalRuntimePlugin),
      '@module-federation/runtime$': toEsmFile(files.runtime),
      '@module-federation/runtime-tools$': toEsmFile(files.runtimeTools),
    };
  });
  // The generated entry names these files by absolute paths, from which ids and source maps would follow: the same sources
  // must give the same files in any folder.
  new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (entry) => {
    entry.request = entry.request
      .replace(encodeURIComponent(bundlerRuntime), 'federation-bundler-runtime')
      .replace(encodeURIComponent(externalRuntimePlugin), 'federation-external-runtime');
  }).apply(compiler);
}

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
