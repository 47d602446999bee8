export { buildAll } from './buildAll';
export { areaBuild, shellBuild } from './config';
export { requirements, sharing } from './policy';
