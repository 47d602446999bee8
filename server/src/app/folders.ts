import { join } from 'node:path';
import type { Config } from '../platform/config/config';

/** Holds uploads while their request is handled. */
export const getUploadFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'uploads');
