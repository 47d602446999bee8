import { startS3Server } from './s3Server';

/** What Jest's global setup starts where TEST_STORAGE is s3: a store in a process of its own, until the run ends. */
process.stdout.write(`${(await startS3Server()).url}\n`);
process.on('disconnect', () => process.exit(0));
