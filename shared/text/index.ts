/** How facts read as words, for screens and for what the server writes itself. Knows no screen. */
export { type Block, blocksOf } from './blocks';
export { type Fact, jobFacts } from './jobFacts';
export { jobHeadline, placeOf } from './jobHeadline';
export { amountText } from './money';
export { zoneName } from './zoneName';
