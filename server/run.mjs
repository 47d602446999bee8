import { existsSync } from 'node:fs';
import { compileServer, isUpToDate } from './compile.mjs';

/** Runs a command of the compiled server: `node server/run.mjs serve`. For `start` alone the sources are compiled before. */
const [command] = process.argv.splice(2, 1);
const file = new URL(`./dist/${command}.js`, import.meta.url);
const isCompiled = command === 'start' ? await compileServer() : isUpToDate();
if (!isCompiled) refuse('The server was not compiled since its sources have changed. First run: pnpm build');
else if (!existsSync(file)) refuse(`There is no command ${command}.`);
else await import(file.href);

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
