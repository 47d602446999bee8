import { listUnmetRequirements } from '@foothold/shared/boot';
import {
  describeEndpoints,
  type EndpointShapes,
  findUnmetEndpoints,
  findUnmetExports,
  interfaceFormat,
  type SharedExports,
  type Uses,
} from '@foothold/shared/compatibility';
import * as contract from '@foothold/shared/contract';
import * as adminContract from '@foothold/shared/contract/admin';

/** What a release needs, and what a release of the shell provides. */
export interface ReleaseInterface {
  app: string;
  release: string;
  requires: Readonly<Record<string, string>>;
  /** Versions of packages; of the shell. */
  provides?: Readonly<Record<string, string>> | undefined;
  /** One for each state of the shell and the API that it was built against: its code fits all of them. */
  uses: readonly Uses[];
  /** Of the shell, as it was described with the same files: its code fits all of them. */
  exports: readonly SharedExports[];
}

/** What the endpoints of this server are, by the names under which the contract exports them. */
const endpoints = Object.entries({ ...contract, ...adminContract }).flatMap(([name, value]) =>
  typeof value === 'object' && 'method' in value && 'output' in value ? [[name, value] as const] : [],
);

let served: EndpointShapes | undefined;

/** What this server serves. */
export const getServedEndpoints = (): EndpointShapes => {
  served ??= describeEndpoints(endpoints.map(([, endpoint]) => endpoint));
  return served;
};

/** The key of an endpoint in a release's uses, by the name that the contract exports. Undefined for other exports. */
export const findEndpointKey = (exportedName: string): string | undefined => {
  const endpoint = endpoints.find(([name]) => name === exportedName)?.[1];
  return endpoint && `${endpoint.method} ${endpoint.path}`;
};

/** Whether the API has an endpoint with this key, method and path pattern. */
export const isEndpointKey = (key: string): boolean => Object.hasOwn(getServedEndpoints(), key);

/** Why a release cannot be loaded by this shell, in one sentence. */
export function findMisfits(release: ReleaseInterface, shell: ReleaseInterface): string[] {
  const { requires, uses } = release;
  const problems = listUnmetRequirements(requires, shell.provides ?? {});
  const unmet = shell.exports.map((exports) =>
    findUnmet(uses, exports.format, (used) => findUnmetExports(used, exports)),
  );
  const latest = unmet.some((found) => found.length === 0) ? [] : (unmet.at(-1) ?? []);
  return describeMisfit(release, nameOf(shell), [...problems, ...latest.map((what) => `uses ${what}`)]);
}

/** What the endpoints of a server are. */
export interface ServerInterface {
  format: number;
  endpoints: EndpointShapes;
}

/** Why a release cannot run with this server, in one sentence. */
export const findUnserved = (release: ReleaseInterface): string[] =>
  listUnserved(release, { format: interfaceFormat, endpoints: getServedEndpoints() }, 'this server');

/** Why a release cannot run with another server on the same database, in one sentence. */
export const findUnservedByOther = (release: ReleaseInterface, server: ServerInterface): string[] =>
  listUnserved(release, server, 'a server that still runs');

const listUnserved = (release: ReleaseInterface, { format, endpoints }: ServerInterface, server: string) =>
  describeMisfit(
    release,
    server,
    findUnmet(release.uses, format, (used) => findUnmetEndpoints(used.endpoints, endpoints)).map(
      (what) => `calls ${what}`,
    ),
  );

/** How many differences a sentence names: a team looks up the rest once it knows of one. */
const maxNamed = 3;

function describeMisfit(release: ReleaseInterface, other: string, problems: readonly string[]): string[] {
  if (problems.length === 0) return [];
  const rest = problems.length - maxNamed;
  const named = problems.slice(0, maxNamed).join('; it ');
  return [`${nameOf(release)} does not fit ${other}: it ${named}${rest > 0 ? `; and ${rest} more` : ''}.`];
}

const nameOf = ({ app, release }: Pick<ReleaseInterface, 'app' | 'release'>) => `${app} ${release}`;

/** Nothing where one of the uses is met, or none can be compared: early releases recorded none. */
function findUnmet(uses: readonly Uses[], format: number, find: (used: Uses) => string[]): string[] {
  const unmet = uses.filter((used) => used.format === format).map(find);
  return unmet.some((problems) => problems.length === 0) ? [] : (unmet.at(-1) ?? []);
}
