import type { ScanStatus } from '@foothold/shared/contract';
import type { Config } from '../config/config';

/**
 * What the scan of a document means to who asks for it; null where documents are not scanned. A document that was found
 * infected stays so when scanning is turned off.
 */
export const toScanStatus = (stored: ScanStatus, { CLAMD_URL }: Pick<Config, 'CLAMD_URL'>): ScanStatus | null =>
  CLAMD_URL || stored === 'infected' ? stored : null;
