/** Pages as they look before any script has run: painted while an area is built. In no bundle. */
export { prerenderPages } from './prerenderPages';
