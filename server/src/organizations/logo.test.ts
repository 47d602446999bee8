import sharp from 'sharp';
import { listStoredKeys, type SignedIn, startServer, type TestServer } from '../../testing';
import { aPicture, hostilePictures } from '../../testing/pictures';
import { fileKinds } from '../platform/http/fileKinds';
import { deleteOrphanedFiles } from '../platform/storage';

describe('logo of an organization', () => {
  let server: TestServer;
  let organization: SignedIn;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    organization = await server.signIn('organization');
  });
  afterAll(() => server.stop());

  const toUrl = ({ role_specific_id }: SignedIn) => `organization/${role_specific_id}/logo`;
  const upload = (content: Buffer, as = organization, url = toUrl(as)) =>
    server.send({ method: 'PUT', url, as, files: { logo: { name: 'logo.png', content } } });
  const remove = (as = organization, url = toUrl(as)) => server.send({ method: 'DELETE', url, as });
  const logoOf = async (as = organization): Promise<string | null> =>
    (await server.send({ url: 'all_users', as })).json().users[0].organization.logo;
  const fetchLogo = (url: string | null) => server.send({ url: String(url) });
  const listStoredFiles = () => listStoredKeys(server.context.store);

  it.each(['png', 'jpeg', 'webp'] as const)(
    'is rendered as a square WebP with an immutable address when a %s is uploaded',
    async (kind) => {
      const saved = await upload(await aPicture(kind));
      expect([saved.statusCode, saved.json().message]).toEqual([200, 'The logo was saved.']);
      const { logo } = saved.json().organization;
      expect(logo).toMatch(/^\/logos\/[0-9a-f]{32}\.webp$/);

      const response = await fetchLogo(logo);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(response.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 256, height: 256 });
      const colorAt = (x: number, y: number) => [...data.subarray((y * 256 + x) * info.channels).subarray(0, 3)];
      expect(colorAt(128, 4).every((value) => value > 250)).toBe(true);
      expect(colorAt(128, 128)[0]).toBeGreaterThan(180);
      expect(colorAt(128, 128)[1]).toBeLessThan(60);
    },
  );

  it('drops metadata and appended bytes when the uploaded file has some', async () => {
    const secret = 'Herbert Macaulay Way 14';
    const withExif = await sharp(await aPicture('jpeg'))
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer();
    const polyglot = Buffer.concat([withExif, Buffer.from('<script>alert(1)</script>')]);
    expect(polyglot.includes(secret)).toBe(true);
    const { logo } = (await upload(polyglot)).json().organization;
    const { rawPayload } = await fetchLogo(logo);
    expect(rawPayload.includes(secret)).toBe(false);
    expect(rawPayload.includes('<script>')).toBe(false);
  });

  it.each(['svg', 'html'] as const)(
    'responds with 415 and stores nothing when the upload is an %s named .png',
    async (kind) => {
      const before = await listStoredFiles();
      const refused = await upload(hostilePictures[kind]);
      expect([refused.statusCode, refused.json().code]).toEqual([415, 'wrong_file_type']);
      expect(refused.json().fields).toEqual({ logo: 'Send a PNG, JPEG or WebP picture.' });
      expect([await logoOf(), await listStoredFiles()]).toEqual([null, before]);
    },
  );

  it('responds with 415 when the upload is a GIF', async () => {
    expect((await upload(await aPicture('gif'))).statusCode).toBe(415);
  });

  it.each([
    ['broken', async () => hostilePictures.broken],
    ['larger than 24 megapixels', () => aPicture('png', 6000, 5000)],
    // A line of 24 million takes 47 KB and half a minute to decode.
    ['a line of a million pixels', () => aPicture('png', 1, 1_000_000)],
    ['longer than 10,000 pixels', () => aPicture('png', 10_001, 20)],
  ])('responds with 415 when the picture is %s', async (_, make) => {
    const refused = await upload(await make());
    expect([refused.statusCode, refused.json().code]).toEqual([415, 'wrong_file_type']);
    expect(refused.json().error).toMatch(/^This picture could not be read\./);
    expect(await logoOf()).toBeNull();
  });

  it('responds with 413 when the upload is larger than 2 MB', async () => {
    const picture = await aPicture();
    const { maxBytes } = fileKinds.pictures;
    const whole = Buffer.concat([picture, Buffer.alloc(maxBytes - picture.length)]);
    expect((await upload(whole)).statusCode).toBe(200);
    const refused = await upload(Buffer.concat([whole, Buffer.alloc(1)]));
    expect([refused.statusCode, refused.json().error]).toEqual([413, 'This picture is larger than 2 MB.']);
    expect(await logoOf()).not.toBeNull();
  });

  it('deletes the previous logo when a new one is uploaded', async () => {
    const first = (await upload(await aPicture())).json().organization.logo;
    const files = (await listStoredFiles()).length;
    const second = (await upload(await aPicture('webp'))).json().organization.logo;
    expect(second).not.toBe(first);
    expect([(await fetchLogo(first)).statusCode, (await fetchLogo(second)).statusCode]).toEqual([404, 200]);
    expect(await listStoredFiles()).toHaveLength(files);
  });

  it('keeps exactly one of them when several are uploaded at once', async () => {
    const pictures = [await aPicture('png'), await aPicture('jpeg'), await aPicture('webp')];
    const responses = await Promise.all(pictures.map((picture) => upload(picture)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const statuses = await Promise.all(
      responses.map(async (response) => (await fetchLogo(response.json().organization.logo)).statusCode),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await fetchLogo(await logoOf())).statusCode).toBe(200);
  });

  it('is removed when DELETE is sent, also a second time', async () => {
    const { logo } = (await upload(await aPicture())).json().organization;
    for (const removed of [await remove(), await remove()])
      expect(removed.json()).toMatchObject({ organization: { logo: null }, message: 'The logo was removed.' });
    expect((await fetchLogo(logo)).statusCode).toBe(404);
    expect(await logoOf()).toBeNull();
  });

  it('is kept when orphaned files are deleted', async () => {
    const { logo } = (await upload(await aPicture())).json().organization;
    await deleteOrphanedFiles(server.context.db, server.context.store, 0);
    expect((await fetchLogo(logo)).statusCode).toBe(200);
  });

  it('can be set by a pending organization for itself but not by others or when it is rejected', async () => {
    const pending = await server.signIn('pending');
    expect((await upload(await aPicture(), pending)).statusCode).toBe(200);
    expect((await upload(await aPicture(), organization, toUrl(pending))).statusCode).toBe(404);
    expect((await remove(organization, toUrl(pending))).statusCode).toBe(404);
    const rejected = await server.signIn('rejected');
    expect((await upload(await aPicture(), rejected)).json().code).toBe('organization_rejected');
  });

  it('responds with 404 when any other address is asked for its key', async () => {
    const { logo } = (await upload(await aPicture())).json().organization;
    const key = /[0-9a-f]{32}/.exec(logo)?.[0];
    for (const url of [
      `/storage/${key}`,
      `/logos/${key}`,
      `/logos/${key}.png`,
      `/logos/${'0'.repeat(32)}.webp`,
      '/logos/',
    ])
      expect([url, (await server.send({ url, as: organization })).statusCode]).toEqual([url, 404]);
  });

  it('is part of the session and of the public job when it is set', async () => {
    const { logo } = (await upload(await aPicture())).json().organization;
    expect((await server.send({ url: 'session', as: organization })).json().logo).toBe(logo);
    const job = await server.aJob({ org_id: organization.role_specific_id });
    expect((await server.send({ url: `view/jobs/${job.id}` })).json().job.organization.logo).toBe(logo);
  });
});

describe('logos that cannot be read', () => {
  it('are refused after five, until a while later', async () => {
    const server = await startServer({ RATE_LIMIT: '1' });
    const as = await server.signIn('organization');
    const upload = async (content: Buffer) => {
      const files = { logo: { name: 'logo.png', content } };
      const url = `organization/${as.role_specific_id}/logo`;
      return (await server.send({ method: 'PUT', url, as, files })).statusCode;
    };
    const uploadThree = () => Promise.all([1, 2, 3].map(() => upload(hostilePictures.broken)));
    expect([...(await uploadThree()), ...(await uploadThree())].sort()).toEqual([415, 415, 415, 415, 415, 429]);
    expect(await upload(await aPicture())).toBe(429);
    await server.stop();
  });
});
