export { mountSite } from './mount';
