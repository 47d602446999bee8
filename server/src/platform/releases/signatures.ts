import type { ReleaseRecord } from '@foothold/shared/boot';
import { isSignatureOf } from '@foothold/shared/signature';
import type { Tx } from '../db';
import { fail } from '../http';
import { findSignature, type Signature } from './queries';
import { refuse } from './refusals';

/** A release key, which must sign what it publishes. */
export interface Signer {
  /** With its team. */
  name: string;
  public_key: string | null;
}

/** The signature of what a key publishes, which fails unless it fits; null for what an operator publishes. */
export function checkSignature(signer: Signer | undefined, record: ReleaseRecord, signature = ''): Signature | null {
  if (!signer) return null;
  const { name, public_key } = signer;
  const release = `${record.app} ${record.release}`;
  if (!public_key)
    return refuseSignature(
      `The key ${name} cannot sign: it was made by an earlier version of this site. Make a new one.`,
    );
  if (!signature)
    return refuseSignature(`${release} is not signed. RELEASE_KEY must be the whole key, as it was shown.`);
  if (!isSignatureOf(record, signature, public_key))
    refuseSignature(`The signature of ${release} does not fit: another key made it, or the release was changed since.`);
  return { signature, signing_key: public_key, signed_by: name };
}

const refuseSignature = (sentence: string): never => fail('invalid_input', { release: sentence });

export const isSigned = (record: ReleaseRecord, { signature, signing_key }: Signature): boolean =>
  isSignatureOf(record, signature, signing_key);

/** Refuses releases that are not what a key has signed any more. */
export async function refuseAltered(
  tx: Tx,
  records: readonly ReleaseRecord[],
  chosen: readonly string[],
): Promise<void> {
  for (const record of records) {
    const name = `${record.app} ${record.release}`;
    const signature = chosen.includes(name) ? await findSignature(tx, record) : undefined;
    if (signature && !isSigned(record, signature)) refuse(`${name} is not what ${signature.signed_by} has signed.`);
  }
}
