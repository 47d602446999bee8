/** Reads the sources in a bundle. A separate entry point, because it loads a parser. */
export { findForeignModules } from './foreignModules';
export { type BundledSource, collectImportedNames, type ImportedNames, readSourceMap } from './importedNames';
export { findUnreadableImports } from './unreadableImports';
