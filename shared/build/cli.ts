import { buildAll } from './buildAll';

await buildAll((line) => process.stdout.write(`${line}\n`));
