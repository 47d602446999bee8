import { createRequire } from 'node:module';
import type { Compiler } from '@rspack/core';

/**
 * Federation's plugin refers to the CommonJS files of its runtime, which cannot be tree-shaken. This replaces every
 * reference by the ESM files. A mixture would put two runtimes on the page, which a test of the bundles prevents.
 */
export function esmRuntime(compiler: Compiler): void {
  compiler.hooks.afterPlugins.tap({ name: 'ESM federation runtime', stage: 100 }, () => {
    const { '@module-federation/runtime': _, '@module-federation/runtime-tools': __, ...rest } = getAliases(compiler);
    compiler.options.resolve.alias = { ...rest, ...findEsmFiles() };
  });
}

function getAliases(compiler: Compiler) {
  const { alias } = compiler.options.resolve;
  return typeof alias === 'object' ? alias : {};
}

function findEsmFiles(): Record<string, string> {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const files = [
    tools.resolve('@module-federation/webpack-bundler-runtime'),
    enhanced.resolve('@module-federation/inject-external-runtime-core-plugin'),
  ];
  return {
    ...Object.fromEntries(files.map((file) => [file, toEsmFile(file)])),
    '@module-federation/runtime$': toEsmFile(tools.resolve('@module-federation/runtime')),
    '@module-federation/runtime-tools$': toEsmFile(enhanced.resolve('@module-federation/runtime-tools')),
  };
}

const toEsmFile = (file: string) => file.replace(/\.cjs$/, '.js');
