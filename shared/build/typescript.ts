import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Runs the compiler with a configuration file. Rejects with what it prints. */
export function runCompiler(config: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, '-p', config, '--pretty', 'false'], (failure, stdout) =>
      failure ? reject(new Error(stdout.trim())) : resolve(),
    );
  });
}
