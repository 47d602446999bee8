export { type Asked, answer, held, never, refuse } from './answer';
export * from './builders';
export { news } from './stream';
export { visit } from './visit';
