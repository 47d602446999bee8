import * as z from 'zod';
import { type Endpoint, endpoint } from '../contract/endpoint';
import { describeEndpoints } from './endpointShapes';
import { findUnmetEndpoints } from './unmetEndpoints';

const job = z.object({
  id: z.int(),
  title: z.string().max(80),
  status: z.enum(['Active', 'Closed']),
  note: z.string().nullable(),
});

const saveJob = (body: z.ZodType, output: z.ZodType = z.object({ job })) =>
  endpoint({ method: 'POST', path: '/jobs', access: 'organization', summary: 'Saves', body, output }) as Endpoint;

const body = z.object({
  title: z.string(),
  stipend: z.number().optional(),
  places: z.array(z.object({ city: z.string() })),
});

const compare = (used: Endpoint, served: Endpoint) =>
  findUnmetEndpoints(describeEndpoints([used]), describeEndpoints([served]));

describe('findUnmetEndpoints', () => {
  it('finds nothing when a server takes and returns more than a release knows', () => {
    const skills = z.array(z.string()).nullish();
    const more = body.extend({ remote: z.boolean().optional(), title: z.string().max(200), skills });
    const returned = z.object({ job: job.extend({ views: z.int() }), total: z.int() });
    expect(compare(saveJob(body), saveJob(more, returned))).toEqual([]);
  });

  it('finds nothing when a server returns something where a release knows of nothing', () => {
    const [nothing, returned] = [z.unknown(), z.object({ needs_code: z.boolean() })];
    expect(compare(saveJob(body, nothing), saveJob(body, returned))).toEqual([]);
    expect(compare(saveJob(body, returned), saveJob(body, nothing))).not.toEqual([]);
  });

  it('finds nothing when a stream has events, or fields of events, that a release does not know', () => {
    const follow = (...events: z.ZodType[]) =>
      endpoint({
        ...{ method: 'GET', path: '/events', access: 'organization', summary: 'Events', produces: 'text/event-stream' },
        output: z.union([...events, z.null()]),
      } as const) as Endpoint;
    const [queue, change] = [z.object({ waiting: z.int() }), z.object({ application_id: z.int() })];
    const longer = queue.extend({ reports: z.int() });
    expect(compare(follow(queue), follow(longer, change))).toEqual([]);
    expect(compare(follow(queue, change), follow(queue))).toEqual(['GET /events, which returns no application_id']);
    expect(compare(follow(longer), follow(queue))).toEqual(['GET /events, which returns no reports']);
  });

  it('finds an endpoint that is missing', () => {
    const other = endpoint({ method: 'PUT', path: '/jobs', access: 'organization', summary: 'Saves' }) as Endpoint;
    expect(compare(saveJob(body), other)).toEqual(['POST /jobs, which is missing']);
  });

  it.each([
    ['takes no longer', body.omit({ stipend: true }), 'which takes no body.stipend'],
    ['newly requires', body.extend({ remote: z.boolean() }), 'which requires body.remote'],
    ['no longer lets be empty', body.extend({ stipend: z.number() }), 'which requires body.stipend'],
    ['takes with another type', body.extend({ stipend: z.string().optional() }), 'whose body.stipend is string'],
    [
      'newly requires in a list',
      body.extend({ places: z.array(z.object({ city: z.string(), country: z.string() })) }),
      'which requires body.places[].country',
    ],
  ])('finds a field that the server %s', (_, served, difference) => {
    expect(compare(saveJob(body), saveJob(served))).toEqual([`POST /jobs, ${difference}`]);
  });

  it.each([
    ['no longer returns', job.omit({ title: true }), 'which returns no job.title'],
    ['may leave out', job.extend({ title: z.string().optional() }), 'whose job.title may be missing'],
    ['may leave empty', job.extend({ title: z.string().nullable() }), 'whose job.title may be empty'],
    [
      'returns as one of several types',
      job.extend({ note: z.union([z.string(), z.int()]) }),
      'whose job.note is of other types',
    ],
    ['returns with another type', job.extend({ id: z.string() }), 'whose job.id is string'],
    [
      'returns with a value that the release does not know',
      job.extend({ status: z.enum(['Active', 'Closed', 'Paused']) }),
      'whose job.status may be Paused',
    ],
  ])('finds a field that the server %s', (_, served, difference) => {
    expect(compare(saveJob(body), saveJob(body, z.object({ job: served })))).toEqual([`POST /jobs, ${difference}`]);
  });
});
