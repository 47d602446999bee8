import * as z from './schema';

/*
 * What browser and server tell each other about a passkey. The names are those of the Web Authentication standard
 * (https://www.w3.org/TR/webauthn-3), whose JSON form this is; binary data is in base64url.
 */

const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** What `navigator.credentials.create` takes. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What `navigator.credentials.get` takes. Without credentials the browser offers all that it has for this site. */
export const passkeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
// The standard limits an id to 1023 bytes.
const credentialId = base64url(1364);
const clientDataJSON = base64url(4000);
const response = z.object({ id: credentialId, rawId: credentialId, type: z.literal('public-key') });

/** What `navigator.credentials.create` gave. */
export const registeredPasskeyResponse = response.extend({
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What `navigator.credentials.get` gave. */
export const passkeyResponse = response.extend({
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).optional(),
  }),
});
