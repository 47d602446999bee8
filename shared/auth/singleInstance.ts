/** Replaced by the build with the release of the bundle that this module was compiled into. */
declare const __RELEASE__: string | undefined;

interface InstanceHolder {
  footholdSession?: string;
}

/** Two copies of the session on one page would disagree about who is signed in: the second one is refused. */
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
