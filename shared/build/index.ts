export { apps, buildAll, compile, configurationOf } from './buildAll';
export { areaBuild, shellBuild } from './config';
export { requirements, sharing } from './policy';
export { readArea } from './readArea';
