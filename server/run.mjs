import { existsSync } from 'node:fs';

/** Runs a command of the compiled server: `node server/run.mjs serve`. For `start` alone the sources are compiled before. */
const [command] = process.argv.splice(2, 1);
if (command === 'start') {
  const { compileServer } = await import('./compile.mjs');
  await compileServer();
}
const file = new URL(`./dist/${command}.js`, import.meta.url);
if (existsSync(file)) await import(file.href);
else {
  process.stderr.write(`There is no command ${command}, or the server is not compiled yet: pnpm build\n`);
  process.exitCode = 1;
}
