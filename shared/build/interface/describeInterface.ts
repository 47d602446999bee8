import { describeEndpoints } from '../../compatibility';
import * as contract from '../../contract';
import { isEndpoint } from '../describeUses';
import type { PackageInterface } from '../packageInterface';
import { describeSharedExports } from '../sharedExports';

/** The entry points for the code of an area and its tests. The contract is described by its endpoints. */
const areaEntryPoints = [
  ...['account', 'api', 'area', 'auth', 'drafts', 'format', 'forms', 'jobList', 'jobs', 'lists', 'messages'],
  ...['router', 'schema', 'skills', 'students', 'testing', 'ui'],
];

/** Describes what the code of an area may use of `@foothold/shared` as it is in this checkout. */
export const describeInterface = async (): Promise<Omit<PackageInterface, 'version'>> => ({
  exports: await describeSharedExports(areaEntryPoints),
  endpoints: describeEndpoints(Object.values<unknown>(contract).filter(isEndpoint)),
});
