import { startServer, type TestServer } from '../../../testing';
import { createSecretBox } from '../../platform/secrets/secretBox';
import { toSecretOwner } from './codeVerification';
import { checkSecretsReadable } from './keyCheck';
import { saveSetup } from './queries';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

async function findErrors(letter: string) {
  const { db, config } = server.context;
  const errors: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (_details: object, message: string) => errors.push(message) };
  const secretBox = createSecretBox({ ...config, SECRET_KEY: letter.repeat(32) });
  await checkSecretsReadable({ db, secretBox }, log);
  return errors;
}

describe('checkSecretsReadable', () => {
  it('logs an error where secrets were encrypted with another key', async () => {
    const { context } = server;
    expect(await findErrors('a')).toEqual([]);
    const { user_id } = await server.signIn('admin');
    const secretBox = createSecretBox({ ...context.config, SECRET_KEY: 'a'.repeat(32) });
    await saveSetup(context.db, { user_id, secret: await secretBox.seal('JBSWY3DP', toSecretOwner(user_id)) });
    expect(await findErrors('a')).toEqual([]);
    expect(await findErrors('b')).toEqual([expect.stringContaining('SECRET_KEY is not the one')]);
  });
});
