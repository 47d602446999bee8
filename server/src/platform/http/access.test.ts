import * as contract from '@foothold/shared/contract';
import * as adminContract from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { rejectionReason } from '../../../testing/signIn';
import { apiRoutes } from '../../app/routes';

const admins = 'admin reviewer release_manager';
const fullAccess = `student organization pending ${admins}`;
const withRejected = `student organization pending rejected ${admins}`;
const anySession = `${withRejected} unconfirmed unproven unenrolled`;

/**
 * Who may call which endpoint. `organization` is a verified company, `pending` and `rejected` name the other statuses;
 * `reviewer` and `release_manager` are admins with that part of the work, `admin` one with both; `unproven` is an admin between the password and the code, `unenrolled` one who must set up two-factor login first.
 * Every other caller is refused.
 */
const matrix: Record<string, string> = {
  'POST /login': 'anyone',
  'POST /login/code': 'unproven',
  'POST /login/passkey/options': 'anyone',
  'POST /login/passkey': 'anyone',
  'POST /login/code/passkey/options': 'unproven',
  'POST /login/code/passkey': 'unproven',
  'POST /auth/register': 'anyone',
  'POST /auth/confirm': 'anyone',
  'POST /auth/confirm/preview': 'anyone',
  'POST /auth/undo-address-change': 'anyone',
  'PUT /account/email': 'student organization pending rejected unconfirmed',
  'GET /account/email/change': 'student organization pending',
  'POST /account/email/change': 'student organization pending',
  'DELETE /account/email/change': 'student organization pending',
  'POST /account/confirmation': `${withRejected} unconfirmed`,
  'POST /resetPassword': 'anyone',
  'POST /resetPassword/check': 'anyone',
  'POST /resetPassword/confirm': 'anyone',
  'GET /session': anySession,
  'POST /logout': 'anyone',
  'PUT /account/password': fullAccess,
  'GET /account/sessions': fullAccess,
  'DELETE /account/sessions': fullAccess,
  'DELETE /account/sessions/:id': fullAccess,
  'GET /account/passkeys': fullAccess,
  'POST /account/passkeys/options': fullAccess,
  'POST /account/passkeys': fullAccess,
  'DELETE /account/passkeys/:id': fullAccess,
  'POST /admins': 'operator',
  'PUT /admins/role': 'operator',
  'POST /admins/reset': 'operator',
  'GET /backup/hold': 'operator',
  'GET /account/presence': 'admin reviewer release_manager unenrolled',
  'GET /account/two-factor': 'admin reviewer release_manager unenrolled',
  'POST /account/two-factor': 'admin reviewer release_manager unenrolled',
  'PUT /account/two-factor': 'admin reviewer release_manager unenrolled',
  'POST /account/two-factor/recovery-codes': 'admin reviewer release_manager',
  'DELETE /account/two-factor': 'admin reviewer release_manager',
  'GET /account/details': 'student',
  'PUT /account/details': 'student',
  'GET /account/export': 'student',
  'DELETE /account': 'student',
  'GET /conversations': 'student organization',
  'GET /conversations/search': 'organization',
  'GET /applications/:id/conversation': 'student organization',
  'PUT /applications/:id/conversation/read': 'student organization',
  'PUT /applications/:id/conversation/block': 'student',
  'PUT /applications/:id/conversation/unblock': 'student',
  'POST /applications/:id/conversation/report': 'student',
  'PUT /applications/:id/conversation/close': 'organization',
  'PUT /applications/:id/conversation/reopen': 'organization',
  'POST /applications/:id/messages': 'student organization',
  'POST /applications/:id/news_request': 'student',
  'PUT /applications/:id/message_draft': 'student organization',
  'DELETE /applications/:id/message_draft': 'student organization',
  'GET /message_templates': 'organization',
  'POST /message_templates': 'organization',
  'PUT /message_templates/:id': 'organization',
  'DELETE /message_templates/:id': 'organization',
  'GET /reported_conversations': 'admin reviewer',
  'GET /reported_conversations/:id': 'admin reviewer',
  'PUT /reported_conversations/:id/resolve': 'admin reviewer',
  'GET /front_page': 'anyone',
  'GET /jobs': 'anyone',
  'GET /jobs/counts': 'anyone',
  'PUT /jobs/:id/save': 'student',
  'DELETE /jobs/:id/save': 'student',
  'GET /saved_jobs': 'student',
  'GET /company_choices': 'student',
  'GET /companies/:id/choice': 'student',
  'PUT /companies/:id/follow': 'student',
  'DELETE /companies/:id/follow': 'student',
  'PUT /companies/:id/hide': 'student',
  'DELETE /companies/:id/hide': 'student',
  'GET /for_you': 'student',
  'PUT /for_you/recommendations': 'student',
  'PUT /jobs/:id/dismissal': 'student',
  'DELETE /jobs/:id/dismissal': 'student',
  'PUT /alert_times': 'student',
  'POST /job_alerts': 'anyone',
  'POST /job_alerts/confirm': 'anyone',
  'POST /job_alerts/view': 'anyone',
  'POST /job_alerts/search': 'anyone',
  'POST /job_alerts/times': 'anyone',
  'POST /job_alerts/end': 'anyone',
  'GET /saved_searches': 'student',
  'POST /saved_searches': 'student',
  'PATCH /saved_searches/:id': 'student',
  'DELETE /saved_searches/:id': 'student',
  'POST /saved_searches/:id/view': 'student',
  'GET /view/jobs/:id': 'anyone',
  'GET /jobs/title/:slug/:jobId': 'anyone',
  'POST /jobs': 'organization',
  'PUT /jobs/:id': 'organization',
  'PUT /closeORopenJOB/:jobId/toggle-status': 'organization',
  'DELETE /jobs/:jobId': 'organization admin reviewer',
  'GET /jobs/organization': 'organization admin reviewer',
  'GET /jobs/:id/own': 'organization',
  'POST /apply-job': 'student',
  'GET /user-applications-job/:userId': 'student admin reviewer',
  'GET /ViewApplicationByOrg/:orgId': 'organization admin reviewer',
  'GET /ViewApplicationByOrg/:orgId/applications.csv': 'organization admin reviewer',
  'GET /ViewApplicationByOrg/:orgId/board': 'organization admin reviewer',
  'GET /ViewApplicationByOrg/:orgId/jobs': 'organization admin reviewer',
  'PUT /applications/ratings': 'organization',
  'POST /decision_batches/preview': 'organization',
  'POST /decision_batches': 'organization',
  'GET /decision_batches': 'organization',
  'PUT /decision_batches/:id/cancel': 'organization',
  'GET /applications/:id/neighbours': 'organization',
  'GET /applications/:id/notes': 'organization',
  'POST /applications/:id/notes': 'organization',
  'PUT /notes/:id': 'organization',
  'DELETE /notes/:id': 'organization',
  'PUT /ReviewApplicationByOrg/:applicationId': 'organization',
  'PUT /AcceptApplicationByOrg/:applicationId': 'organization',
  'PUT /RejectApplicationByOrg/:applicationId': 'organization',
  'GET /jobs/:id/draft': 'student',
  'PUT /jobs/:id/draft': 'student',
  'DELETE /jobs/:id/draft': 'student',
  'GET /job_drafts/:job': 'organization',
  'PUT /job_drafts/:job': 'organization',
  'DELETE /job_drafts/:job': 'organization',
  'GET /documents': 'student',
  'POST /documents': 'student',
  'DELETE /documents/:id': 'student',
  'GET /applications/:id': 'student organization admin reviewer',
  'PUT /applications/:id/withdraw': 'student',
  'PUT /applications/:id/welcome': 'organization',
  'PUT /applications/:id/welcome/answer': 'student',
  'GET /applications/:id/welcome.ics': 'student organization',
  'GET /organizations/:role_specific_id/interviews': 'organization admin reviewer',
  'POST /interviews/schedule': 'organization',
  'GET /interviews/taken': 'organization',
  'GET /interviews/:id/calendar.ics': 'student organization',
  'PATCH /interview/:interviewId/update-date': 'student',
  'PATCH /interview/:interviewId/decline-dates': 'student',
  'PATCH /interview/:interviewId/complete': 'organization',
  'GET /view_notifications/:user_id': fullAccess,
  'PUT /notifications/read': fullAccess,
  'PUT /notifications/:id/read': fullAccess,
  'GET /waiting': 'student organization',
  'GET /due_replies': 'organization',
  'GET /reply_record': 'organization',
  'GET /events': withRejected,
  'GET /all_users': withRejected,
  'GET /company_names': 'anyone',
  'GET /locations': 'anyone',
  'GET /schools': 'anyone',
  'GET /skills': 'anyone',
  'PUT /student/:id/update': 'student',
  'PUT /organization/:id/update': 'organization pending',
  'PUT /organization/:id/resubmit': 'organization pending rejected',
  'PUT /organization/:id/logo': 'organization pending',
  'DELETE /organization/:id/logo': 'organization pending',
  'GET /companies/:id': 'anyone',
  'GET /all_orgs_admin_View': 'admin reviewer',
  'GET /all_students': 'admin reviewer',
  'GET /organization/:id/details': 'admin reviewer',
  'PUT /verify-organization/:id': 'admin reviewer',
  'PUT /reject-organization/:id': 'admin reviewer',
  'PUT /accept-renaming/:id': 'admin reviewer',
  'PUT /reject-renaming/:id': 'admin reviewer',
  'PUT /suspend-organization/:id': 'admin reviewer',
  'PUT /restore-organization/:id': 'admin reviewer',
  'GET /student/:id/details': 'admin reviewer',
  'DELETE /student/:id/sessions': 'admin reviewer',
  'PUT /suspend-student/:id': 'admin reviewer',
  'PUT /restore-student/:id': 'admin reviewer',
  'GET /all_jobs': 'admin reviewer',
  'GET /all_jobs/:id': 'admin reviewer',
  'PUT /restore-job/:id': 'admin reviewer',
  'GET /all_students.csv': 'admin reviewer',
  'GET /all_orgs_admin_View.csv': 'admin reviewer',
  'GET /all_jobs.csv': 'admin reviewer',
  'GET /platform_series': 'admin reviewer',
  'GET /audit_log': 'admin reviewer',
  'GET /audit_log.csv': 'admin reviewer',
  'GET /held_jobs': 'admin reviewer',
  'PUT /release-job/:id': 'admin reviewer',
  'PUT /refuse-job/:id': 'admin reviewer',
  'GET /reply_records': 'admin reviewer',
  'GET /undelivered_emails': 'admin reviewer',
  'POST /undelivered_emails/:id/resend': 'admin reviewer',
  'GET /areas': 'anyone',
  'POST /health_reports': 'anyone',
  'POST /error_reports': 'anyone',
  'GET /error_kinds': 'admin release_manager operator release_key',
  'GET /error_kinds/:id': 'admin release_manager operator release_key',
  'GET /releases': 'admin release_manager operator release_key',
  'GET /releases/:app/performance': 'admin release_manager operator',
  'POST /releases': 'operator release_key',
  'PUT /releases/:app': 'admin release_manager operator release_key',
  'POST /releases/:app/previews': 'admin release_manager operator release_key',
  'GET /releases/:app/:release/screenshots': 'admin release_manager operator',
  'PUT /releases/:app/:release/screenshots': 'admin release_manager operator release_key',
  'POST /preview': 'anyone',
  'POST /preview/check': 'anyone',
  'DELETE /preview': 'anyone',
  'PUT /releases': 'admin release_manager operator release_key',
  'GET /teams': 'admin release_manager operator',
  'POST /teams': 'admin release_manager operator',
  'PUT /teams/:id': 'admin release_manager operator',
  'DELETE /teams/:id': 'admin release_manager operator',
  'POST /teams/:id/keys': 'admin release_manager operator',
  'DELETE /teams/:id/keys/:key_id': 'admin release_manager operator',
};

type Caller = 'nobody' | contract.AccessRole;
const callers: Caller[] = [
  ...(['nobody', 'student', 'organization', 'pending', 'rejected'] as const),
  ...([
    'admin',
    'reviewer',
    'release_manager',
    'unconfirmed',
    'unproven',
    'unenrolled',
    'operator',
    'release_key',
  ] as const),
];

// Every endpoint is called by every kind of caller.
jest.setTimeout(240_000);

let server: TestServer;
let sessions: Record<contract.AccessRole, SignedIn>;
beforeAll(async () => {
  server = await startServer({ REQUIRE_ADMIN_2FA: '1' });
  sessions = await signInEverybody();
});
afterAll(() => server.stop());

const signInEverybody = async () => ({
  student: await server.signIn('student'),
  organization: await server.signIn('organization'),
  pending: await server.signIn('pending'),
  rejected: await server.signIn('rejected'),
  unconfirmed: await server.signIn('unconfirmed'),
  admin: await server.signIn('admin'),
  reviewer: await server.signIn('reviewer'),
  release_manager: await server.signIn('release_manager'),
  unproven: await server.signIn('unproven'),
  unenrolled: await server.signIn('unenrolled'),
  operator: await server.signIn('operator'),
  release_key: await server.signIn('release_key'),
});

const toName = ({ method, path }: contract.Endpoint) => `${method} ${path}`;
const declared = Object.values<unknown>({ ...contract, ...adminContract }).filter(
  (value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'path' in value,
);

describe('access matrix', () => {
  it('has a row for each endpoint of the contract, and no other', () => {
    expect(declared.map(toName).sort()).toEqual(Object.keys(matrix).sort());
  });

  it('has a row for each mounted route', () => {
    for (const { endpoint } of apiRoutes(server.context)) expect(matrix).toHaveProperty([toName(endpoint)]);
  });

  it('matches the server’s responses for each of the fourteen kinds of callers', async () => {
    const found: Record<string, string> = {};
    for (const { endpoint } of apiRoutes(server.context)) {
      const allowed: Caller[] = [];
      for (const caller of callers) if (await isAllowed(endpoint, caller)) allowed.push(caller);
      found[toName(endpoint)] = allowed.length === callers.length ? 'anyone' : allowed.join(' ');
    }
    const expected = Object.keys(found).map((name) => [name, matrix[name]]);
    expect(found).toEqual(Object.fromEntries(expected));
  });
});

/** Calls with ids that do not exist: a caller with access gets any status but a refusal. */
async function isAllowed({ method, path, access, produces }: contract.Endpoint, caller: Caller): Promise<boolean> {
  // A stream of events never ends, so only refusals are tested for it.
  const isOpenStream =
    produces === 'text/event-stream' && caller !== 'nobody' && (access as readonly string[]).includes(caller);
  if (isOpenStream) return true;
  const own = path === '/logout' ? await signInEverybody() : sessions;
  const url = path.slice(1).replace(/:\w+/g, '2147483647');
  const response = await server.send({ method, url, as: caller === 'nobody' ? undefined : own[caller] });
  // A successful response may be a file, or empty.
  const { code } = response.statusCode < 300 ? { code: undefined } : response.json();
  if (response.statusCode === 401 && code === 'signed_out') return false;
  if (response.statusCode !== 403) return true;
  expect(code).toBe(getExpectedCode(caller, access));
  return false;
}

/** An unverified company is told why it is refused where a verified one is allowed; all others get `forbidden`. */
function getExpectedCode(caller: Caller, access: contract.Access): contract.ErrorCode {
  if (caller === 'unconfirmed') return 'address_unconfirmed';
  const [allowsVerified, allowsPending] = [access.includes('organization'), access.includes('pending')];
  if (caller === 'rejected' && (allowsVerified || allowsPending)) return 'organization_rejected';
  return caller === 'pending' && allowsVerified ? 'organization_unverified' : 'forbidden';
}

describe('session of a rejected company', () => {
  it('contains the reason of the rejection', async () => {
    const company = await server.signIn('rejected');
    const refused = await server.send({ url: 'jobs/organization', as: company });
    expect(refused.json()).toMatchObject({ code: 'organization_rejected', reason: rejectionReason });
    const own = await server.send({ url: 'session', as: company });
    expect(own.json()).toMatchObject({ verified: 0, verification_status: 'rejected', reason: rejectionReason });
  });
});
