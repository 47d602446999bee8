const { TestEnvironment } = require('jest-environment-node');

/**
 * Opens an embedded database outside of Jest's sandbox. Inside of one, each test file would evaluate PGlite's script and
 * compile its WebAssembly again, which takes longer than most of the files.
 */
async function openPGlite(loadDataDir, settings) {
  const { PGlite, MemoryFS } = require('@electric-sql/pglite');
  const { pg_trgm } = require('@electric-sql/pglite/contrib/pg_trgm');

  /** Without PostgreSQL's timers (timeouts, flushes of statistics), which would keep the worker alive at the end. */
  class TimerlessFS extends MemoryFS {
    async init(...given) {
      const { emscriptenOpts } = await super.init(...given);
      const instantiateWasm = (imports, onReady) => {
        imports.env._setitimer_js = () => 0;
        return emscriptenOpts.instantiateWasm(imports, onReady);
      };
      return { emscriptenOpts: { ...emscriptenOpts, instantiateWasm } };
    }
  }

  const startParams = [...PGlite.defaultStartParams, ...settings];
  return PGlite.create({ fs: new TimerlessFS(), loadDataDir, startParams, extensions: { pg_trgm } });
}

/** Shared by the test files that run in this worker, one after the other. See database.ts, which uses it. */
const databasePool = { openPGlite, idle: [], leased: new Set() };

module.exports = class DatabaseEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.databasePool = databasePool;
  }

  async teardown() {
    // A file that failed before it closed its database leaves it in an unknown state.
    for (const database of databasePool.leased) await database.close?.().catch(() => {});
    databasePool.leased.clear();
    await super.teardown();
  }
};
