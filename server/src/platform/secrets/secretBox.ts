import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type KeySource } from './key';

/** Encrypts secrets that must be read again, so that a copy of the database alone does not reveal them. */
export interface SecretBox {
  /** `owner` is authenticated: a sealed text that is moved to another row does not open. */
  seal(text: string, owner: string): Promise<string>;
  /** Rejects when it was sealed with another key or for another owner. */
  open(sealed: string, owner: string): Promise<string>;
  /** Creates the key if there is none. */
  prepare(): Promise<void>;
}

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

export function createSecretBox(source: KeySource): SecretBox {
  let key: Promise<Buffer> | undefined;
  const loadKey = () => {
    key ??= deriveKey('vault', source);
    return key;
  };

  return {
    async seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, await loadKey(), nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },

    async open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      const decipher = createDecipheriv(algorithm, await loadKey(), nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },

    prepare: async () => void (await loadKey()),
  };
}
