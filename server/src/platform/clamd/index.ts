export { ClamdUnavailable, createScan, type Scan } from './clamd';
export type { Verdict } from './reply';
