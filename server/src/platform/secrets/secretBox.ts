import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type KeySource } from './key';

/** Seals what must be read again later, so that a copy of the database alone gives nothing away. */
export interface SecretBox {
  /** `owner` is sealed in: moved to another row it does not open. */
  seal(text: string, owner: string): Promise<string>;
  /** Rejects where it was sealed by another key or for another owner. */
  open(sealed: string, owner: string): Promise<string>;
  /** Makes the key where there is none yet. */
  prepare(): Promise<void>;
}

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

export function createSecretBox(place: KeySource): SecretBox {
  let key: Promise<Buffer> | undefined;
  const theKey = () => {
    key ??= deriveKey('vault', place);
    return key;
  };

  return {
    async seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, await theKey(), nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },

    async open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      const decipher = createDecipheriv(algorithm, await theKey(), nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },

    prepare: async () => void (await theKey()),
  };
}
