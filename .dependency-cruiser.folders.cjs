const { options } = require('./.dependency-cruiser.cjs');

/** No folder imports another that imports it back, directly or through others. Tests may: they go through the whole. */
module.exports = {
  forbidden: [{ name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: {
    ...options,
    exclude: {
      path: [
        options.exclude.path,
        'node_modules',
        '\\.test\\.tsx?$',
        '/testing(\\.tsx$|/)',
        '^mfe-[a-z]+/src/(area\\.ts|prerender\\.tsx)$',
      ],
    },
  },
};
