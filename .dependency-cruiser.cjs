/**
 * What may import what. Everything that is not allowed here is refused (`not-in-allowed`); the rules under `forbidden` also
 * hold for tests and say why. Folder cycles are checked by `.dependency-cruiser.folders.cjs`.
 */

const { forbidden, notTests, runtimeAlias } = require('./.dependency-cruiser.forbidden.cjs');

const react = ['react', 'react-dom', 'styled-components', 'lucide-react'];
const sharedForAreas =
  'contract schema boot format api auth forms router ui area account drafts keptApplications jobs jobList lists messages skills students';

/** Folder → the entry points of `shared`, the folders beside it and the npm packages that it may import. */
const shared = {
  schema: { packages: ['zod'] },
  contract: { shared: 'schema' },
  compatibility: { shared: 'contract', packages: ['zod', 'oxc-parser'] },
  boot: { shared: 'contract compatibility' },
  signature: { shared: 'boot' },
  format: { shared: 'contract' },
  auth: { shared: 'contract boot', packages: ['zustand'] },
  api: { shared: 'contract schema boot', packages: ['ky', 'react', 'zustand'] },
  router: { packages: ['react-router-dom'] },
  ui: {
    shared: 'format router',
    packages: [...react, 'zustand', 'react-aria-components', '@internationalized/date'],
  },
  forms: { shared: 'contract schema api ui', packages: ['react', 'react-hook-form', '@hookform/resolvers'] },
  lists: { shared: 'contract api router ui', packages: react },
  area: { shared: 'contract boot auth api router ui', packages: react },
  skills: { shared: 'contract api forms', packages: react },
  students: { shared: 'contract format ui', packages: react },
  jobs: { shared: 'contract format lists router ui', packages: react },
  jobList: { shared: 'contract schema format api router ui jobs lists skills', packages: react },
  drafts: { shared: 'contract auth api router ui', packages: react },
  keptApplications: { shared: 'contract boot auth api', packages: ['react', 'idb'] },
  messages: { shared: 'contract schema auth api forms area router ui lists drafts', packages: react },
  account: { shared: 'contract auth api forms router ui area', packages: [...react, '@simplewebauthn/browser'] },
  prerender: { shared: 'boot router ui', packages: react },
  commands: { shared: 'boot build contract schema signature', packages: ['playwright-core'] },
};

const domain = 'hiring jobs organizations accounts notifications email referenceData';
const server = {
  app: {
    folders: `site admin privacy rollouts teams errorReports ${domain} platform`,
    shared: 'boot contract',
    packages: ['chokidar', 'age-encryption'],
  },
  site: {
    folders: 'jobs organizations referenceData platform',
    shared: 'boot contract format',
    packages: ['fastify', 'fontkit', 'mustache', '@resvg/resvg-js'],
  },
  admin: { folders: `${domain} platform`, shared: 'contract format', packages: ['zod'] },
  rollouts: { folders: 'teams accounts email platform', shared: 'contract' },
  teams: { folders: 'accounts platform', shared: 'contract' },
  errorReports: {
    folders: 'email platform',
    shared: 'boot contract compatibility',
    packages: ['zod', 'p-limit', '@jridgewell/trace-mapping'],
  },
  privacy: { folders: `${domain} platform`, shared: 'contract', packages: ['yazl'] },
  hiring: {
    folders: 'jobs organizations accounts notifications email referenceData platform',
    shared: 'contract format',
    packages: ['zod', 'ical-generator'],
  },
  jobs: {
    folders: 'organizations accounts notifications email referenceData platform',
    shared: 'contract format',
    packages: ['zod', 'any-ascii'],
  },
  organizations: {
    folders: 'accounts notifications email referenceData platform',
    shared: 'contract format',
  },
  accounts: {
    folders: 'notifications email referenceData platform',
    shared: 'boot contract',
    packages: ['@node-rs/argon2', '@simplewebauthn/server', 'bowser', 'otpauth'],
  },
  notifications: { folders: 'platform', shared: 'contract' },
  email: { folders: 'platform', shared: 'contract', packages: ['nodemailer', 'p-limit'] },
  referenceData: { folders: 'platform', shared: 'contract' },
  platform: {
    shared: 'boot compatibility contract schema signature format',
    packages: [
      ...['fastify', '@fastify/compress', '@fastify/multipart', '@fastify/static', 'cookie', 'ipaddr.js', 'pino'],
      ...['file-type', 'sharp', 'yauzl', 'zod', '@redis/client'],
      ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner'],
      '@opentelemetry/(api|core|resources|sdk-trace-base|exporter-trace-otlp-http)',
      ...[
        'prom-client',
        'pg',
        'pg-copy-streams',
        'tar-stream',
        '@electric-sql/pglite',
        'proper-lockfile',
        'csv-stringify',
        '@date-fns/tz',
      ],
    ],
  },
};

const anyOf = (names) => `(${names.split(' ').join('|')})`;
const escaped = (name) => name.replace(/[/.]/g, '\\$&');

const allow = (from, { shared: entries, folders, packages = [] }, own) => [
  { from: { path: from, pathNot: notTests }, to: { path: own } },
  ...(entries ? [{ from: { path: from }, to: { path: `^shared/${anyOf(entries)}/` } }] : []),
  ...(folders ? [{ from: { path: from }, to: { path: `^server/src/${anyOf(folders)}/` } }] : []),
  ...(packages.length
    ? [{ from: { path: from }, to: { path: `/node_modules/(${packages.map(escaped).join('|')})/` } }]
    : []),
];

const browserPart = (folder, own, packages = []) =>
  allow(folder, { shared: sharedForAreas, packages: [...react, ...packages] }, own);

const allowed = [
  ...browserPart('^shell/', '^shell/', ['@module-federation/enhanced', 'web-vitals']),
  // Only the admin's area draws charts and QR codes.
  { from: { path: '^mfe-admin/' }, to: { path: '/node_modules/(@visx\\/(axis|scale|shape)|uqr)/' } },
  ...browserPart('^mfe-([a-z]+)/', '^mfe-$1/'),
  // What a new area is written from is an area too.
  ...browserPart('^shared/cli/template/', '^shared/cli/template/'),
  ...Object.entries(shared).flatMap(([name, may]) => allow(`^shared/${name}/`, may, `^shared/${name}/`)),
  ...Object.entries(server).flatMap(([name, may]) => allow(`^server/src/${name}/`, may, `^server/src/${name}/`)),
  // Queries and the database alone build SQL.
  { from: { path: '^server/(src/platform/db/|(src|demo)/.*queries)' }, to: { path: '/node_modules/kysely/' } },
  { from: { path: '^server/' }, to: { path: '/node_modules/kysely/', dependencyTypes: ['type-only'] } },
  // Emails, failure pages and previews have the site's colours: plain values, no screen.
  { from: { path: '^server/src/(email|site|platform/http)/' }, to: { path: '^shared/ui/theme/palette' } },
  // Commands build and develop the apps, and seed demo data.
  {
    from: { path: '^server/src/app/cli/' },
    to: { path: '^(shared/(build|commands|signature|ui/drawings)|server/demo)/' },
  },
  {
    from: { path: '^server/demo/' },
    to: { path: `^(shared/contract|server/(demo|src/${anyOf(`admin ${domain} platform`)}))/` },
  },
  { from: { path: '^server/' }, to: { dependencyTypes: ['core'] } },
  { from: { path: '^server/(run|compile)\\.mjs$' }, to: { path: '(^server/compile\\.mjs$|/node_modules/esbuild/)' } },
  { from: { path: '^server/src/' }, to: { path: '/node_modules/lru-cache/' } },
  // A build runs in Node and may use what builds.
  {
    from: { path: '^(shared/build/|(shell|mfe-[a-z]+|shared/cli/template/area)/rspack\\.config)' },
    to: { path: '^shared/(build|area|boot|router|prerender|compatibility|contract)/' },
  },
  { from: { path: '^shared/build/' }, to: { dependencyTypes: ['core', 'npm', 'npm-dev'] } },
  { from: { path: '^shared/build/' }, to: { path: '^✖$' } },
  { from: { path: '^shared/cli/[a-z]+\\.mjs$' }, to: { path: '^shared/cli/[a-z]+\\.mjs$' } },
  { from: { path: '^shared/cli/[a-z]+\\.mjs$' }, to: { dependencyTypes: ['core'] } },
  {
    from: { path: '^shared/cli/template/repository/' },
    to: { path: '(^shared/build/jest\\.mjs$|node_modules/@playwright/)' },
  },
  { from: { path: '^shared/(signature|commands)/' }, to: { dependencyTypes: ['core'] } },
  { from: { path: '^server/src/platform/' }, to: { path: '^shared/build/readBuild' } },
  { from: { path: '^shared/build/federationRuntime/provided?\\.cjs$' }, to: { path: runtimeAlias } },
  { from: { path: '^mfe-[a-z]+/src/prerender' }, to: { path: '^shared/prerender/' } },
  {
    from: { path: '^mfe-public/film/' },
    to: { path: '^(mfe-public|shared/build|shared/ui|e2e)/|node_modules/@playwright/' },
  },
  { from: { path: '^mfe-public/film/' }, to: { dependencyTypes: ['core'] } },
  // A script that writes the drawings of `ui`, run by hand.
  { from: { path: '^shared/ui/drawings/generateContourPaths' }, to: { dependencyTypes: ['core'] } },
  // Tests, benchmarks and the gallery may look at everything that `forbidden` does not refuse.
  { from: { path: `(${notTests}|^e2e/|^bench/|^shared/ui/gallery/)` }, to: {} },
];

module.exports = {
  allowed,
  allowedSeverity: 'error',
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own builds only: a pattern that also fits packages would hide them from the rules.
    exclude: { path: '^(shell|mfe-[a-z]+|shared|server)/dist/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
