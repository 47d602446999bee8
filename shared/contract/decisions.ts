import { applicationStatus, decisionFailure, decisionKind, rejectionReason } from './choices';
import { endpoint } from './endpoint';
import { id, idText, instant } from './fields';
import { interviewInput } from './interviewInput';
import { templateText, templateValues } from './messageInput';
import { refineRejection, rejectionFields } from './rejectionInput';
import * as z from './schema';
import { welcomeInput } from './welcomeInput';

/** How many applications can be decided at once. */
export const maxDecisions = 500;

/** Minutes for which decisions about several applications can be taken back, before anybody is told. */
export const undoMinutes = 10;

const applicationIds = z
  .array(id)
  .min(1)
  .max(maxDecisions, `At most ${maxDecisions} applications are decided at once.`);

const { date, alt_date_1, alt_date_2, meet_link, place, phone_number } = interviewInput.shape;

/** `date` is the first person's: the others follow as `planInterviews` says. The alternatives are the same for all. */
const plannedInterview = z.object({ date, alt_date_1, alt_date_2, meet_link, place, phone_number });
export type PlannedInterview = z.output<typeof plannedInterview>;

export const previewDecisions = endpoint({
  method: 'POST',
  path: '/decision_batches/preview',
  access: 'organization',
  limitedAs: 'read',
  summary:
    'Whom a decision is about, with what keeps it from single ones: applications by their ids, or all of a filter, of which there must be `count`. Fails with `outdated` where there are others.',
  body: z.object({
    kind: decisionKind,
    selection: z.union([
      z.object({ application_ids: applicationIds }),
      z.object({
        filters: z.object({
          job_id: id.nullish(),
          status: applicationStatus.nullish(),
          q: z.string().trim().max(100).nullish(),
        }),
        count: z.int(),
      }),
    ]),
    interview: plannedInterview.nullish(),
  }),
  output: z.object({
    /** The names are as the texts have them: see `writeRejection` and others. */
    company_name: z.string(),
    people: z.array(
      z.object({
        application_id: id,
        student_name: z.string(),
        job_title: z.string(),
        problem: decisionFailure.nullable(),
        /** Of an invitation: the three times, and their zone. */
        times: z.object({ zone: z.string().nullable(), list: z.array(z.string()) }).nullable(),
        /** Of a message: what its placeholders stand for. */
        template_values: templateValues.nullable(),
      }),
    ),
    /** Where an interview is held, in sentences. */
    location: z.array(z.string()),
  }),
});

/** One application that a decision about several was not about in the end. */
const decisionException = z.object({
  application_id: id,
  student_name: z.string(),
  job_title: z.string(),
  failure: decisionFailure,
});

export const decisionBatch = z.object({
  id,
  kind: decisionKind,
  reason: rejectionReason.nullable(),
  line: z.string().nullable(),
  state: z.enum(['waiting', 'done', 'canceled']),
  created_at: instant,
  /** When it takes effect, unless it is taken back before. */
  due_at: instant,
  /** Whom it decides while it waits. */
  application_ids: z.array(id),
  /** How many were decided. */
  done: z.int(),
  failures: z.array(decisionException),
});
export type DecisionBatch = z.infer<typeof decisionBatch>;

/** `now` is the server's time, from which the time left is counted. */
const batchResponse = z.object({ batch: decisionBatch, now: instant });

const hasReason = ({ kind, reason }: { kind: string; reason: string | null }) => kind !== 'reject' || reason !== null;

export const decideApplications = endpoint({
  method: 'POST',
  path: '/decision_batches',
  access: 'organization',
  summary:
    'Decides up to 500 applications, or writes to their students, in ten minutes, unless that is taken back. Of those that are decided already or wait in another decision it tells, and decides the others. Another company’s fails with `not_found`, and none is decided.',
  status: 201,
  idempotent: true,
  body: refineRejection(
    z.object({
      kind: decisionKind,
      application_ids: applicationIds,
      ...rejectionFields,
      interview: plannedInterview.nullish(),
      /** Of an acceptance, the same for all; it can be given later too, to each. */
      welcome: welcomeInput.nullish(),
      /** Of a message, with placeholders: see `fillTemplate`. */
      text: templateText.nullish(),
    }),
  )
    .refine(hasReason, { path: ['reason'], error: 'A reason is required.' })
    .refine(({ kind, interview }) => kind !== 'interview' || interview, {
      path: ['interview'],
      error: 'Dates are required.',
    })
    .refine(({ kind, text }) => kind !== 'message' || text, { path: ['text'], error: 'A text is required.' }),
  output: batchResponse,
});

export const listDecisionBatches = endpoint({
  method: 'GET',
  path: '/decision_batches',
  access: 'organization',
  summary: 'The decisions about several applications that wait, and those that took effect in the last hour.',
  output: z.object({ batches: z.array(decisionBatch), now: instant }),
});

export const cancelDecisions = endpoint({
  method: 'PUT',
  path: '/decision_batches/:id/cancel',
  access: 'organization',
  summary:
    'Takes back a decision that has not taken effect, all of it or about one application. Fails with `not_possible_now`.',
  params: z.object({ id: idText }),
  body: z.object({ application_id: id.nullish() }),
  output: batchResponse,
});
