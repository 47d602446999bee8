import type { Endpoint, Fields } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkAccess } from './access';
import { forgetCache, isLeft, isOurPage } from './cache';
import { type Credential, credentialOf } from './caller';
import { sendDownload } from './download';
import { streamEvents } from './events';
import { Failure, fail } from './fail';
import { once, type WireAnswer } from './idempotency';
import type { HttpOptions } from './options';
import { answerOf } from './output';
import type { Call, Download, LiveEvent, Route, User } from './route';
import { checkSameOrigin } from './sameOrigin';
import { together } from './together';
import { type Received, receive } from './uploads';
import { check, holdsNul, refuse } from './validate';

/** Puts one call of the contract on the wire: who may, what they sent, what they get. */
export function mount(app: FastifyInstance, options: HttpOptions, route: Route): void {
  const { endpoint } = route;
  const share = together<WireAnswer>();
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    // Before the body is read: a stranger's upload must not reach the disk.
    onRequest: (request, reply) => admit(request, reply, options, endpoint),
    handler: (request, reply) => answer(request, reply, options, route, share),
  });
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
  { access, produces }: Endpoint,
) {
  const credential = credentialOf(request, options);
  checkSameOrigin(request, options.config.APP_ORIGIN, credential?.byCookie ?? false);
  // An open stream takes itself up again, whether anybody is there or not.
  const passive = request.headers['x-passive'] === '1' || produces === 'text/event-stream';
  const user = credential ? await whoSends(credential, options, passive) : null;
  // Where anybody may call, a command is nobody in particular.
  request.user = access === 'anyone' && user?.who === 'operator' ? null : user;
  if (isLeft(access, request.user) && credential?.byCookie && isOurPage(request)) reply.headers(forgetCache);
  checkAccess(access, request.user);
}

/** The operator's token counts for calls of the API alone, and only where a command sends it on purpose. */
async function whoSends({ token, byCookie }: Credential, { identify, operatorOf }: HttpOptions, passive: boolean) {
  return (!byCookie && operatorOf(token)) || identify(token, passive);
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
  route: Route,
  share: ReturnType<typeof together<WireAnswer>>,
) {
  const { endpoint } = route;
  if (endpoint.files.length === 0 && request.isMultipart()) fail('unsupported_media_type');
  const received = endpoint.files.length > 0 ? await receive(request, endpoint, options.uploadFolder) : undefined;
  const cookies: string[] = [];
  try {
    const call = readCall(request, reply, route, received, options, cookies);
    if (endpoint.produces === 'text/event-stream')
      return streamEvents(request, reply, endpoint, (signal) => events(route, call, signal));

    if (endpoint.produces !== 'application/json')
      return sendDownload(reply, endpoint, (await route.handle(call)) as Download);

    const make = async () => answerOf(route, await route.handle(call), cookies, options.strict);
    const run = () => (route.shared && !call.user ? share([call.params, call.query], make) : make());
    const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined;
    const {
      status,
      body,
      cookies: set,
    } = key ? await once(options.db, attempt(String(key), request, call), run) : await run();
    return reply.status(status).headers(answerHeaders(set)).send(body);
  } catch (cause) {
    // A refused login may still open a session: the one in which a rejected company asks again.
    if (cause instanceof Failure && cookies.length > 0) reply.header('set-cookie', cookies);
    throw cause;
  } finally {
    await received?.discard();
  }
}

const events = (route: Route, call: Call, signal: AbortSignal) =>
  (route.handle as (call: Call, signal: AbortSignal) => AsyncIterable<LiveEvent>)(call, signal);

function readCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint }: Route,
  received: Received | undefined,
  { cookie }: HttpOptions,
  cookies: string[],
): Call {
  // An id that is no id names nothing.
  const params = endpoint.params.safeParse(request.params);
  if (!params.success) fail('not_found');
  const sent = received?.body ?? request.body ?? {};
  if (holdsNul(sent) || holdsNul(request.query)) fail('invalid_input', { body: 'Text must not hold NUL characters.' });

  const problems: Fields = {};
  const query = check(endpoint.query, request.query, problems);
  const body = check(endpoint.body, sent, problems);
  refuse({ ...received?.problems, ...problems });

  return {
    user: request.user as User,
    params: params.data,
    query,
    body,
    files: received?.files ?? {},
    request: factsOf(request),
    forgetCache: () => void reply.headers(forgetCache),
    cookie: { set: (token) => cookies.push(cookie.set(token)), clear: () => cookies.push(cookie.clear()) },
  };
}

/** The plain facts of a request that a rule may ask for. */
export const factsOf = (request: FastifyRequest) => ({
  id: request.id,
  ip: request.ip,
  header: (name: string) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  },
});

function attempt(key: string, request: FastifyRequest, { user, body, files }: Call) {
  const hashes = Object.entries(files).map(([name, file]) => [name, file?.sha256]);
  return {
    key,
    scope: `${user?.user_id ?? 'anyone'} ${request.method} ${request.url.split('?')[0]}`,
    content: JSON.stringify([body, hashes]),
  };
}

const answerHeaders = (cookies: WireAnswer['cookies']) => ({
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  ...(cookies.length > 0 && { 'set-cookie': cookies }),
});
