import type { ReleaseRecord } from '../boot';
import { createKeyPair, isKeyPair, isSignatureOf, signRecord } from '.';

const record = {
  app: 'candidate',
  release: '1.0.0-a',
  paths: ['/a', '/b'],
  files: { 'page.js': { integrity: 'sha384-one', bytes: 3 }, 'main.js': { integrity: 'sha384-two', bytes: 5 } },
} as unknown as ReleaseRecord;

describe('the signature of a release', () => {
  const pair = createKeyPair();
  const signature = signRecord(record, pair);
  const fits = (other: object) => isSignatureOf({ ...record, ...other }, signature, pair.public_key);

  it('fits the record that was signed, whatever order its names have', () => {
    const { files, ...rest } = record;
    expect(isSignatureOf({ files, ...rest }, signature, pair.public_key)).toBe(true);
    expect(fits({ files: Object.fromEntries(Object.entries(record.files).reverse()) })).toBe(true);
    expect(fits({ uses: { contract: {} } })).toBe(true);
  });

  it('fits no other app, release, order of addresses or file', () => {
    const [first, second] = Object.entries(record.files);
    expect(fits({ app: 'company' })).toBe(false);
    expect(fits({ release: '1.0.0-b' })).toBe(false);
    expect(fits({ paths: ['/b', '/a'] })).toBe(false);
    expect(fits({ files: Object.fromEntries([first ?? []]) })).toBe(false);
    expect(fits({ files: Object.fromEntries([first ?? [], ['main.js', { ...second?.[1], bytes: 6 }]]) })).toBe(false);
    expect(fits({ access: 'anyone' })).toBe(false);
  });

  it('fits no other key, and is none where it is cut', () => {
    expect(isSignatureOf(record, signature, createKeyPair().public_key)).toBe(false);
    expect(isSignatureOf(record, signature.slice(4), pair.public_key)).toBe(false);
    expect(isSignatureOf(record, '', pair.public_key)).toBe(false);
  });
});

describe('the two halves of a key', () => {
  it('belong together as they were made, and not when one of them was changed', () => {
    const [pair, other] = [createKeyPair(), createKeyPair()];
    expect(isKeyPair(pair)).toBe(true);
    expect(isKeyPair({ ...pair, private_key: other.private_key })).toBe(false);
    expect(isKeyPair({ ...pair, public_key: other.public_key })).toBe(false);
  });
});
