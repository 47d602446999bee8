import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EndpointShapes, SharedExports } from '../compatibility';
import { sharedFolder } from './workspace';

/** What the code of an area may use of a version of `@foothold/shared`. */
export interface PackageInterface {
  version: string;
  exports: SharedExports;
  /** Of the contract, without what only admins call. */
  endpoints: EndpointShapes;
}

const file = path.join(sharedFolder, 'interface.json');

/** The interface of the version in package.json, as it was recorded. */
export const readInterface = async (): Promise<PackageInterface> =>
  JSON.parse(await readFile(file, 'utf8')) as PackageInterface;

export const writeInterface = (described: PackageInterface): Promise<void> =>
  writeFile(file, formatInterface(described));

/** A line for each export, type and endpoint, so that a change shows what it changes. */
export function formatInterface({
  version,
  exports: { format: of, exports, types },
  endpoints,
}: PackageInterface): string {
  const entries = Object.entries(exports).map(([name, all]) => `${JSON.stringify(name)}: ${toLines(all)}`);
  return `{"version": ${JSON.stringify(version)},
"exports": {"format": ${of}, "exports": {
${entries.join(',\n')}},
"types": ${toLines(types)}},
"endpoints": ${toLines(endpoints)}}
`;
}

const toLines = (values: Readonly<Record<string, unknown>>) =>
  `{\n${Object.entries(values)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}}`;
