import { dropPostgresCopies, prepareTemplate } from './databaseTemplate';

/** What Jest's global setup and teardown do, in a process of its own. */
const { TEST_DATABASE_URL, TEST_DATABASE_PREFIX } = process.env;
if (process.argv[2] === 'prepareTemplate') await prepareTemplate();
else if (TEST_DATABASE_URL && TEST_DATABASE_PREFIX) await dropPostgresCopies(TEST_DATABASE_URL, TEST_DATABASE_PREFIX);
