/** How facts read as words, for screens and for what the server writes itself. Knows no screen. */
export { type Block, blocksOf } from './blocks';
export { companyHeadline, hostOf } from './companyHeadline';
export { companyPath } from './companyPath';
export { initials } from './initials';
export { type Fact, jobFacts } from './jobFacts';
export { jobHeadline, placeOf } from './jobHeadline';
export { amountText } from './money';
export { payText } from './payText';
export { timeLeft } from './timeLeft';
export { workMode } from './workMode';
export { zoneName } from './zoneName';
