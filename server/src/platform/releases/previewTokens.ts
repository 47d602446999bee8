import type { KeySource } from '../secrets/key';
import { createSigner } from '../secrets/signer';
import type { Preview } from './registry';

/** Tokens with which somebody sees a release that is not live. They say which one: `candidate@1.4.0~m8k2…~signature`. */
export interface PreviewTokens {
  issue(preview: Preview): Promise<{ token: string; expires_at: string }>;
  /** Undefined for a token that this server has not issued, or whose week is over. */
  read(token: string): Promise<Preview | undefined>;
}

const oneWeek = 7 * 24 * 60 * 60 * 1000;

export function createPreviewTokens(source: KeySource): PreviewTokens {
  const { sign, isSignatureOf } = createSigner('previews', source);
  return {
    async issue({ app, release }) {
      const end = Date.now() + oneWeek;
      const content = `${app}@${release}~${end.toString(36)}`;
      return { token: `${content}~${await sign(content)}`, expires_at: new Date(end).toISOString() };
    },

    async read(token) {
      const [, content = '', app, release, end = '', signature = ''] =
        /^(([a-z][a-z0-9-]*)@([\w.-]+)~([a-z0-9]+))~([\w-]+)$/.exec(token) ?? [];
      if (!app || !release || !(await isSignatureOf(content, signature))) return undefined;
      return Number.parseInt(end, 36) > Date.now() ? { app, release } : undefined;
    },
  };
}
