export { type App, apps } from './apps';
export { buildAll, loadConfiguration } from './buildAll';
export { compile } from './compile';
export { buildGallery } from './gallery';
export { prerenderArea } from './prerenderArea';
export { readArea } from './readArea';
export { areaBuild, shellBuild } from './releaseBuild';
export { describeSharedExports } from './sharedExports';
export { getRequirements, getSharingPolicy } from './sharingPolicy';
