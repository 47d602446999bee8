export { type App, apps } from './apps';
export { buildAll, loadConfiguration } from './buildAll';
export { compile } from './compile';
export { areaBuild, shellBuild } from './config';
export { buildGallery } from './gallery';
export { getRequirements, getSharingPolicy } from './policy';
export { readArea } from './readArea';
export { prerenderArea } from './stills';
