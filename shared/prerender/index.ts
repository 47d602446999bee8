/** Renders pages to markup while an area is built. Not part of any bundle. */
export { prerenderPages } from './prerenderPages';
