import { buildAll } from './buildAll';

buildAll((line) => process.stdout.write(`${line}\n`)).catch((failure: Error) => {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
});
