import { prepareTemplate } from './database';

await prepareTemplate();
