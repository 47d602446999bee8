/** Reads the sources in a bundle. A separate entry point, because it loads a parser. */
export { type BundledSource, listDistinctSources, readSourceMap } from './bundledSources';
export { findEnclosingFunction } from './enclosingFunction';
export { findForeignModules } from './foreignModules';
export { collectImportedNames, type ImportedNames } from './importedNames';
export { findUnreadableImports } from './unreadableImports';
