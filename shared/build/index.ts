export { type App, apps } from './apps';
export { buildAll, configurationOf } from './buildAll';
export { compile } from './compile';
export { areaBuild, shellBuild } from './config';
export { buildGallery } from './gallery';
export { requirements, sharing } from './policy';
export { readArea } from './readArea';
export { paintStills } from './stills';
