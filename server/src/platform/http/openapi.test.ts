import { startServer, type TestServer } from '../../../testing';
import { apiRoutes } from '../../app/routes';
import { isForAdminsOnly } from './access';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('openapi.json', () => {
  it('describes each mounted endpoint, but for those of admins', async () => {
    const description = (await server.send({ url: 'openapi.json' })).json();
    expect(description.openapi).toBe('3.1.0');
    for (const { endpoint } of apiRoutes(server.context)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const isDescribed = endpoint.method.toLowerCase() in (description.paths[path] ?? {});
      expect([path, isDescribed]).toEqual([path, !isForAdminsOnly(endpoint.access)]);
    }
    expect(description.paths).toHaveProperty('/jobs');
    for (const path of ['/admins', '/all_students', '/releases']) expect(description.paths).not.toHaveProperty(path);
  });

  it('describes the body, the response and the access of an endpoint', async () => {
    const { paths } = (await server.send({ url: 'openapi.json' })).json();
    const { post } = paths['/login'];
    expect(post.requestBody.content['application/json'].schema.required).toEqual(['email', 'password']);
    expect(post.responses['200'].content['application/json'].schema.properties).toHaveProperty('role_specific_id');
    expect(paths['/session'].get.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  });
});
