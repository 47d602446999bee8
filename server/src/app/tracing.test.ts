import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that keeps the spans it is sent. */
async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const services: string[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: {
        resource: { attributes: ReceivedSpan['attributes'] };
        scopeSpans: { spans: ReceivedSpan[] }[];
      }[];
    };
    for (const { resource, scopeSpans } of resourceSpans) {
      services.push(...resource.attributes.map(({ value }) => String(value.stringValue)));
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, services, close: () => server.close() };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const browserSpan = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${browserSpan}-01`;
const getAttribute = ({ attributes }: ReceivedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

describe('a trace', () => {
  let server: TestServerWithEmail;

  it('leads from the browser over the request and its statements to the email that it queued', async () => {
    const collector = await startCollector();
    server = await startServerWithEmail({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const ada = await server.signIn('student', { full_name: 'Ada Private' });
    const response = await server.send({
      ...{ method: 'PUT', url: 'account/password', as: ada, headers: { traceparent } },
      body: { current_password: ada.password, new_password: 'a much longer password 7' },
    });
    expect(response.statusCode).toBe(200);
    await server.sendDueEmails();
    const [email] = server.listEmailsTo(ada);
    const request_id = response.headers['x-request-id'];
    expect(email?.headers.find(({ key }) => key === 'x-request-id')?.value).toBe(request_id);
    // Sends what is left.
    await server.stop();
    collector.close();

    const ours = collector.spans.filter((span) => span.traceId === traceId);
    const [request] = ours.filter(({ name }) => name === 'PUT /api/account/password');
    expect(request).toMatchObject({ parentSpanId: browserSpan });
    expect(request && getAttribute(request, 'foothold.request_id')).toBe(request_id);
    const names = ours.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['task mail', 'smtp send', 'update users', 'select users']));
    const statement = ours.find(({ name }) => name === 'update users');
    expect(statement && getAttribute(statement, 'db.query.text')).toMatch(/^update "users" set .*\$1/);
    expect(collector.services).toContain('foothold');
    expect(JSON.stringify(collector.spans)).not.toMatch(new RegExp(`${ada.email}|Ada Private|much longer`));
  });

  it('is told to the page that it served, and to nothing else', async () => {
    const collector = await startCollector();
    server = await startServerWithEmail({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const getTiming = async (destination: string) =>
      (await server.send({ url: 'locations', headers: { traceparent, 'sec-fetch-dest': destination } })).headers[
        'server-timing'
      ];
    expect(await getTiming('document')).toMatch(new RegExp(`^traceparent;desc="00-${traceId}-[0-9a-f]{16}-01"$`));
    expect(await getTiming('empty')).toBeUndefined();
    await server.stop();
    collector.close();
  });

  it('is dropped, and nothing waits for it, when the collector is away', async () => {
    server = await startServerWithEmail({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    for (let count = 0; count < 50; count += 1)
      expect((await server.send({ url: 'locations', headers: { traceparent } })).statusCode).toBeLessThan(500);
    await server.stop();
  });
});
