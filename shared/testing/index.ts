export { type Asked, answer, never, refuse } from './answer';
export * from './builders';
export { visit } from './visit';
