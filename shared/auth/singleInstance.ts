/** Replaced by the build with the name of the bundle's release. */
declare const __RELEASE__: string | undefined;

interface InstanceHolder {
  footholdSession?: string;
}

/** Throws when a page loads a second copy of the session: the two could disagree about who is signed in. */
export function assertSingleInstance(
  page: InstanceHolder = globalThis as InstanceHolder,
  version = getOwnVersion(),
): void {
  if (page.footholdSession) {
    throw new Error(`The session of ${version} was loaded on a page that has the session of ${page.footholdSession}.`);
  }
  page.footholdSession = version;
}

const getOwnVersion = () => (typeof __RELEASE__ === 'undefined' ? 'unbuilt sources' : __RELEASE__);
