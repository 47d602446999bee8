/** A page has one instance of each, that of the shell: an area names the version that it is built with. */
const peers = ['react', 'react-dom', 'styled-components'];

/**
 * A team builds its area with `@foothold/shared` alone, so the packed package depends on everything that builds, tests and
 * runs one. In this repository these stay development packages: a server runs without them.
 */
function beforePacking(manifest) {
  if (manifest.name !== '@foothold/shared') return manifest;
  const { dependencies, devDependencies, ...rest } = manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return {
    ...rest,
    dependencies: Object.fromEntries(all.filter(([name]) => !peers.includes(name)).sort()),
    peerDependencies: Object.fromEntries(peers.map((name) => [name, `^${devDependencies[name]}`])),
  };
}

module.exports = { hooks: { beforePacking } };
