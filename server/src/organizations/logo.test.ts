import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { aPicture, hostilePictures } from '../../testing/pictures';
import { fileKinds } from '../platform/http/fileKinds';
import { deleteOrphanedFiles } from '../platform/storage';

let server: TestServer;
let works: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  works = await server.signIn('organization');
});
afterAll(() => server.stop());

const at = ({ role_specific_id }: SignedIn) => `organization/${role_specific_id}/logo`;
const send = (content: Buffer, as = works, url = at(as)) =>
  server.send({ method: 'PUT', url, as, files: { logo: { name: 'logo.png', content } } });
const remove = (as = works, url = at(as)) => server.send({ method: 'DELETE', url, as });
const logoOf = async (as = works): Promise<string | null> =>
  (await server.send({ url: 'all_users', as })).json().users[0].organization.logo;
const ask = (url: string | null) => server.send({ url: String(url) });
const kept = async () => {
  const folder = join(server.context.config.DATA_DIR, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it.each(['png', 'jpeg', 'webp'] as const)(
  'is drawn anew from a %s, as a square that may be kept for ever',
  async (kind) => {
    const saved = await send(await aPicture(kind));
    expect([saved.statusCode, saved.json().message]).toEqual([200, 'The logo was saved.']);
    const { logo } = saved.json().organization;
    expect(logo).toMatch(/^\/logos\/[0-9a-f]{32}\.webp$/);

    const answer = await ask(logo);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 256, height: 256 });
    const colourAt = (x: number, y: number) => [...data.subarray((y * 256 + x) * info.channels).subarray(0, 3)];
    expect(colourAt(128, 4).every((value) => value > 250)).toBe(true);
    expect(colourAt(128, 128)[0]).toBeGreaterThan(180);
    expect(colourAt(128, 128)[1]).toBeLessThan(60);
  },
);

it('keeps nothing of what came in the file beside its picture', async () => {
  const secret = 'Herbert Macaulay Way 14';
  const told = await sharp(await aPicture('jpeg'))
    .withExif({ IFD0: { ImageDescription: secret } })
    .toBuffer();
  const polyglot = Buffer.concat([told, Buffer.from('<script>alert(1)</script>')]);
  expect(polyglot.includes(secret)).toBe(true);
  const { logo } = (await send(polyglot)).json().organization;
  const { rawPayload } = await ask(logo);
  expect(rawPayload.includes(secret)).toBe(false);
  expect(rawPayload.includes('<script>')).toBe(false);
});

it.each(['svg', 'html'] as const)('is never an %s, whatever it calls itself', async (kind) => {
  const before = await kept();
  const refused = await send(hostilePictures[kind]);
  expect([refused.statusCode, refused.json().code]).toEqual([415, 'wrong_file_type']);
  expect(refused.json().fields).toEqual({ logo: 'Send a PNG, JPEG or WebP picture.' });
  expect([await logoOf(), await kept()]).toEqual([null, before]);
});

it('is no other kind of picture either', async () => {
  expect((await send(await aPicture('gif'))).statusCode).toBe(415);
});

it.each([
  ['broken', async () => hostilePictures.broken],
  ['as large as a field', () => aPicture('png', 6000, 5000)],
])('is not a picture that is %s', async (_, make) => {
  const refused = await send(await make());
  expect([refused.statusCode, refused.json().code]).toEqual([415, 'wrong_file_type']);
  expect(refused.json().error).toMatch(/^This picture could not be read\./);
  expect(await logoOf()).toBeNull();
});

it('is at most 2 MB', async () => {
  const picture = await aPicture();
  const { maxBytes } = fileKinds.pictures;
  const whole = Buffer.concat([picture, Buffer.alloc(maxBytes - picture.length)]);
  expect((await send(whole)).statusCode).toBe(200);
  const refused = await send(Buffer.concat([whole, Buffer.alloc(1)]));
  expect([refused.statusCode, refused.json().error]).toEqual([413, 'This picture is larger than 2 MB.']);
  expect(await logoOf()).not.toBeNull();
});

it('takes the place of the one before, which is gone', async () => {
  const first = (await send(await aPicture())).json().organization.logo;
  const files = (await kept()).length;
  const second = (await send(await aPicture('webp'))).json().organization.logo;
  expect(second).not.toBe(first);
  expect([(await ask(first)).statusCode, (await ask(second)).statusCode]).toEqual([404, 200]);
  expect(await kept()).toHaveLength(files);
});

it('is one of the two, whole, when two people of a company send at once', async () => {
  const pictures = [await aPicture('png'), await aPicture('jpeg'), await aPicture('webp')];
  const answers = await Promise.all(pictures.map((picture) => send(picture)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const statuses = await Promise.all(
    answers.map(async (answer) => (await ask(answer.json().organization.logo)).statusCode),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect((await ask(await logoOf())).statusCode).toBe(200);
});

it('can be taken off, twice over', async () => {
  const { logo } = (await send(await aPicture())).json().organization;
  for (const removed of [await remove(), await remove()])
    expect(removed.json()).toMatchObject({ organization: { logo: null }, message: 'The logo was removed.' });
  expect((await ask(logo)).statusCode).toBe(404);
  expect(await logoOf()).toBeNull();
});

it('is not swept with what belongs to nobody', async () => {
  const { logo } = (await send(await aPicture())).json().organization;
  await deleteOrphanedFiles(server.context.db, server.context.store, 0);
  expect((await ask(logo)).statusCode).toBe(200);
});

it('may be chosen while a company waits, by itself alone, and not once it was refused', async () => {
  const pending = await server.signIn('pending');
  expect((await send(await aPicture(), pending)).statusCode).toBe(200);
  expect((await send(await aPicture(), works, at(pending))).statusCode).toBe(404);
  expect((await remove(works, at(pending))).statusCode).toBe(404);
  const rejected = await server.signIn('rejected');
  expect((await send(await aPicture(), rejected)).json().code).toBe('organization_rejected');
});

it('has no address but its own', async () => {
  const { logo } = (await send(await aPicture())).json().organization;
  const key = /[0-9a-f]{32}/.exec(logo)?.[0];
  for (const url of [
    `/storage/${key}`,
    `/logos/${key}`,
    `/logos/${key}.png`,
    `/logos/${'0'.repeat(32)}.webp`,
    '/logos/',
  ])
    expect([url, (await server.send({ url, as: works })).statusCode]).toEqual([url, 404]);
});

it('stands for the company wherever it is told who is signed in', async () => {
  const { logo } = (await send(await aPicture())).json().organization;
  expect((await server.send({ url: 'session', as: works })).json().logo).toBe(logo);
  const job = await server.aJob({ org_id: works.role_specific_id });
  expect((await server.send({ url: `view/jobs/${job.id}` })).json().job.organization.logo).toBe(logo);
});
