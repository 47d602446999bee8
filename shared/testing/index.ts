export { type Asked, answer, never, refuse } from './answer';
export * from './builders';
export { news } from './stream';
export { visit } from './visit';
