export { builtReleases, type Registry } from '../releases/registry';
export { mountSite } from './mount';
