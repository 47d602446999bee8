export { ClamdUnavailable, createScan, pingClamd, type Scan } from './clamd';
export type { Verdict } from './reply';
