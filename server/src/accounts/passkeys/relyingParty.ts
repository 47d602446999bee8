import type {
  finishPasskeyLogin,
  finishPasskeyRegistration,
  Input,
  Output,
  startPasskeyLogin,
  startPasskeyRegistration,
} from '@foothold/shared/contract';
import type { Config } from '../../platform/config/config';
import { challengeMinutes } from './challenges.queries';

type Site = Pick<Config, 'APP_ORIGIN'>;

/** A passkey as a browser is told of it. */
interface Credential {
  credential_id: string;
  transports: unknown;
}

const timeout = challengeMinutes * 60_000;
// Of COSE: Ed25519, ES256 and RS256, which every authenticator has one of.
const algorithms = [-8, -7, -257];

/** Passkeys belong to a host, whatever its port. */
const toId = ({ APP_ORIGIN }: Site) => new URL(APP_ORIGIN).hostname;

const toDescriptors = (credentials: readonly Credential[]) =>
  credentials.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports: transports as string[],
  }));

interface NewPasskeyOptions {
  challenge: string;
  /** The random name of the account. */
  handle: string;
  user: { email: string; name: string };
  /** Those that the account has, so that no authenticator holds two of it. */
  existing: readonly Credential[];
}

export const buildCreationOptions = (
  site: Site,
  { challenge, handle, user, existing }: NewPasskeyOptions,
): Output<typeof startPasskeyRegistration> => ({
  rp: { id: toId(site), name: 'Foothold' },
  user: { id: handle, name: user.email, displayName: user.name },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout,
  excludeCredentials: toDescriptors(existing),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

export const buildRequestOptions = (
  site: Site,
  challenge: string,
  allowed: readonly Credential[] = [],
): Output<typeof startPasskeyLogin> => ({
  rpId: toId(site),
  challenge,
  timeout,
  userVerification: 'required',
  allowCredentials: toDescriptors(allowed),
});

// At the first use: loading the library takes half a second and 25 MB.
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** The challenge that a response says it is to; undefined when it cannot be read. */
export async function readChallenge(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await loadHelpers();
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const toExpectation = (site: Site, expectedChallenge: string) => ({
  ...{ expectedChallenge, expectedOrigin: site.APP_ORIGIN, expectedRPID: toId(site), requireUserVerification: true },
});

type RegistrationResponse = Input<typeof finishPasskeyRegistration>['response'];

/** What to store of a new passkey; undefined when the response is not valid. */
export async function verifyRegistration(site: Site, response: RegistrationResponse, challenge: string) {
  const { verifyRegistrationResponse } = await loadLibrary();
  // It throws for whatever is wrong with a response.
  const result = await verifyRegistrationResponse({
    ...toExpectation(site, challenge),
    response: { ...response, clientExtensionResults: {} },
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!result?.registrationInfo) return undefined;
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(response.response.transports ?? []),
    is_synced: credentialBackedUp,
  };
}

type LoginResponse = Input<typeof finishPasskeyLogin>['response'];

/** The use of a passkey that a response proves; undefined when it is not valid. Whether the counter has grown is not checked. */
export async function verifyUse(
  site: Site,
  response: LoginResponse,
  challenge: string,
  { credential_id, public_key }: { credential_id: string; public_key: string },
) {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const result = await verifyAuthenticationResponse({
    ...toExpectation(site, challenge),
    response: { ...response, clientExtensionResults: {} },
    // Not the stored counter: the query that stores the new one compares them, in one step with it.
    credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter: 0 },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, is_synced: credentialBackedUp };
}
