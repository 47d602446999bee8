interface Passkeys {
  create?: () => Promise<unknown>;
  get?: () => Promise<unknown>;
}

/** What a browser says when the user cancels, or no passkey fits. */
export const canceledPrompt = async (): Promise<never> => {
  throw new DOMException('The operation was not allowed.', 'NotAllowedError');
};

/**
 * Gives the test's browser passkeys, until the end of the test; by default one is made and used without a question. Each
 * response is well-formed and signed by nobody.
 */
export function mockPasskeys({
  create = async () => aNewCredential(),
  get = async () => aCredential(),
}: Passkeys = {}) {
  const credentials = { create: jest.fn(create), get: jest.fn(get) };
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return credentials;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;

const aCredential = (response: object = { authenticatorData: bytes('data'), signature: bytes('signature') }) => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), ...response },
});

const aNewCredential = () =>
  aCredential({ attestationObject: bytes('attestation'), getTransports: () => ['internal'] });
