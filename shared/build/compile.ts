import { type Configuration, rspack, type Stats } from '@rspack/core';

/** Runs configurations in one process; rejects with the errors of all of them. */
export function compile(configurations: Configuration[]): Promise<Stats[]> {
  const compiler = rspack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      const all = stats?.stats ?? [];
      const failed = failure ?? toCompileError(all);
      compiler.close(() => (failed ? reject(failed) : resolve(all)));
    });
  });
}

function toCompileError(all: Stats[]): Error | null {
  const failed = all.filter((stats) => stats.hasErrors());
  if (!failed.length) return null;
  return new Error(failed.map((stats) => stats.toString({ preset: 'errors-only', colors: false })).join('\n'));
}
