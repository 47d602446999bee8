const inDoor = (door) => `^shared/${door}/`;

/** What may import what. The reasons are in ARCHITECTURE.md, “What never happens”. */
module.exports = {
  forbidden: [
    {
      name: 'areas-never-import-each-other',
      severity: 'error',
      from: { path: '^mfe-([a-z]+)/' },
      to: { path: '^mfe-', pathNot: '^mfe-$1/' },
    },
    {
      name: 'the-shell-knows-no-area',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mfe-' },
    },
    {
      name: 'areas-know-no-server',
      severity: 'error',
      from: { path: '^(shell|shared/(?!build)|mfe-[a-z]+)/' },
      to: { path: '^server/' },
    },
    {
      name: 'the-server-knows-no-screen',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/src/app/cli/' },
      // Mails and previews have the site's colours: plain values, no screen.
      to: { path: '^(shell|mfe-|shared/(ui|api|auth|forms|router|area)/)', pathNot: '^shared/ui/theme/palette' },
    },
    {
      name: 'the-contract-imports-its-schema-door-and-nothing-else',
      severity: 'error',
      from: { path: inDoor('contract') },
      to: { pathNot: [inDoor('contract'), inDoor('schema')] },
    },
    {
      name: 'only-the-schema-door-knows-zod',
      severity: 'error',
      from: { path: '^(shell|mfe-|shared/(?!schema/))' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'the-admin-contract-stays-with-the-admin',
      severity: 'error',
      from: { path: '^(shell|mfe-(?!admin/)[a-z]+|shared/(?!contract/(admin|contract\\.test)|testing/))' },
      to: { path: '^shared/contract/admin' },
    },
    {
      name: 'only-the-router-door-knows-the-router',
      severity: 'error',
      from: { path: '^(shell|mfe-|shared/(?!router/))' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'only-the-api-door-knows-ky',
      severity: 'error',
      from: { path: '^(shell|mfe-|shared/(?!api/))' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'pages-are-prerendered-while-building',
      severity: 'error',
      from: { path: '^(shell|mfe-|server|shared)/', pathNot: '^(mfe-[a-z]+/src/prerender|shared/prerender/)' },
      to: { path: '^shared/prerender/' },
    },
    {
      name: 'ui-knows-no-api',
      severity: 'error',
      from: { path: inDoor('ui') },
      to: { path: '^shared/(api|auth|contract|forms|area|build|testing)/' },
    },
    {
      name: 'only-http-knows-fastify',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(platform/(http|releases)|site)/' },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'only-queries-build-sql',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(platform/db/|.*queries)' },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|^e2e/|^bench/)' },
      to: { path: '(\\.test\\.tsx?$|^shared/testing/|^server/testing/)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // A property that is called `import` is read as an import of ✖.
      to: { couldNotResolve: true, pathNot: '^✖$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shell|mfe-[a-z]+|shared|server)/dist/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
