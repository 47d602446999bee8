import { print } from '@foothold/shared/commands';
import type { Config } from '../../platform/config/config';

/** Says what the next seconds are for. */
export const printPreparing = ({ DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): void => {
  print(DATABASE_URL ? 'Preparing the database …' : `Preparing the database in ${DATA_DIR} …`);
};
