import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Output, startPasskeyLogin, startPasskeyRegistration } from '@foothold/shared/contract';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

type CreationOptions = Output<typeof startPasskeyRegistration>;
type RequestOptions = Output<typeof startPasskeyLogin>;

interface Signed {
  origin?: string;
  /** What the authenticator counts; 0 for one that does not. */
  counter?: number;
  userVerified?: boolean;
}

/** An authenticator with one passkey, and the browser that it is used in. */
export interface PasskeyAuthenticator {
  id: string;
  create(options: CreationOptions, over?: Signed): ReturnType<typeof buildRegistration>;
  use(options: RequestOptions, over?: Signed): ReturnType<typeof buildUse>;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toText = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** A new authenticator at a site. Its signatures are real. */
export function createPasskeyAuthenticator(siteOrigin: string): PasskeyAuthenticator {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let userHandle: string | undefined;
  const at = ({ origin = siteOrigin, counter = 0, userVerified = true }: Signed = {}) => ({
    ...{ origin, counter, userVerified },
  });
  return {
    id: toText(id),
    create(options, over) {
      userHandle = options.user.id;
      return buildRegistration({ id, publicKey, options, ...at(over) });
    },
    use: (options, over) => buildUse({ id, privateKey, userHandle, options, ...at(over) }),
  };
}

type Key = { id: Buffer } & Required<Signed>;

function buildRegistration({
  id,
  publicKey,
  options,
  ...signed
}: Key & { publicKey: KeyObject; options: CreationOptions }) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const credential = Buffer.concat([Buffer.alloc(16), length, id, encodePublicKey(publicKey)]);
  const authData = Buffer.concat([encodeState(options.rp.id, signed, flags.attested), credential]);
  const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', new Uint8Array(authData)],
  ]);
  return {
    ...toHead(id),
    response: {
      clientDataJSON: encodeClientData('webauthn.create', options.challenge, signed.origin),
      attestationObject: toText(isoCBOR.encode(attestation)),
      transports: ['internal'],
    },
  };
}

interface Use {
  privateKey: KeyObject;
  userHandle: string | undefined;
  options: RequestOptions;
}

function buildUse({ id, privateKey, userHandle, options, ...signed }: Key & Use) {
  const authenticatorData = encodeState(options.rpId, signed);
  const clientDataJSON = encodeClientData('webauthn.get', options.challenge, signed.origin);
  const content = Buffer.concat([authenticatorData, hash(Buffer.from(clientDataJSON, 'base64url'))]);
  return {
    ...toHead(id),
    response: {
      clientDataJSON,
      authenticatorData: toText(authenticatorData),
      signature: toText(sign('sha256', content, privateKey)),
      ...(userHandle && { userHandle }),
    },
  };
}

const toHead = (id: Buffer) => ({ id: toText(id), rawId: toText(id), type: 'public-key' as const });

const encodeClientData = (type: string, challenge: string, origin: string) =>
  toText(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

// Of authenticator data: the user was present, and verified; it contains a new credential.
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

function encodeState(rpId: string, { counter, userVerified }: Required<Signed>, more = 0): Buffer {
  const state = Buffer.alloc(5);
  state.writeUInt8(flags.present | (userVerified ? flags.verified : 0) | more);
  state.writeUInt32BE(counter, 1);
  return Buffer.concat([hash(rpId), state]);
}

function encodePublicKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}
