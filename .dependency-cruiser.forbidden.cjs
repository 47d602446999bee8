/** Names that a build alone resolves: files of federation's runtime which its package does not export. */
const runtimeAlias = '^federation-(bundler-runtime|container-entry)$';
const notTests = '(\\.test\\.tsx?$|/testing(\\.tsx|/))';

/** Imports that there never are, whatever else is allowed. */
const forbidden = [
  {
    name: 'areas-never-import-each-other',
    severity: 'error',
    from: { path: '^mfe-([a-z]+)/' },
    to: { path: '^mfe-', pathNot: '^mfe-$1/' },
  },
  {
    name: 'pages-never-import-another-page',
    comment: 'What two pages need stands in a folder beside `pages/`.',
    severity: 'error',
    from: { path: '^mfe-([a-z]+)/src/pages/([^/]+)/' },
    to: { path: '^mfe-$1/src/pages/', pathNot: '^mfe-$1/src/pages/$2/' },
  },
  { name: 'the-shell-imports-no-area', severity: 'error', from: { path: '^shell/' }, to: { path: '^mfe-' } },
  {
    name: 'browser-code-imports-no-server',
    severity: 'error',
    from: { path: '^(shell|shared/(?!build|commands)|mfe-[a-z]+)/' },
    to: { path: '^server/' },
  },
  {
    name: 'the-admin-contract-stays-with-the-admin',
    severity: 'error',
    from: {
      path: '^(shell|mfe-(?!admin/)[a-z]+|shared/(?!contract/(admin/|contract\\.test)|testing/|build/|commands/))',
    },
    to: { path: '^shared/contract/admin/' },
  },
  {
    name: 'only-the-router-entry-point-imports-the-router',
    severity: 'error',
    from: { path: '^(shell|mfe-|shared/(?!router/))', pathNot: '\\.test\\.tsx$' },
    to: { path: 'node_modules/react-router' },
  },
  {
    name: 'tests-stay-out-of-the-product',
    severity: 'error',
    from: { pathNot: '(\\.test\\.tsx?$|/testing(\\.tsx$|/)|^e2e/|^bench/)' },
    to: { path: '(\\.test\\.tsx?$|^shared/testing/|^server/testing/|^mfe-[a-z]+/src/testing/)' },
  },
  {
    name: 'the-server-runs-without-development-packages',
    comment: '`pnpm install --prod` leaves them out.',
    severity: 'error',
    from: {
      path: '^(server/(src|demo)|shared/(boot|compatibility|contract|format|schema))/',
      pathNot: `(${notTests}|^server/src/app/cli/dev/)`,
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'nothing-unresolved',
    severity: 'error',
    from: {},
    // A property that is called `import` is read as an import of ✖.
    to: { couldNotResolve: true, pathNot: `^✖$|${runtimeAlias}` },
  },
];

module.exports = { forbidden, notTests, runtimeAlias };
