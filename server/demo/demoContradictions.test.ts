import { createDemoData } from './demoData';

const toTime = (at: Date | string | null | undefined) => (at ? new Date(at).getTime() : Number.NaN);
const findById = <Row extends { id: number }>(rows: readonly Row[], id: number) => rows.find((row) => row.id === id)!;
const expectOrder = (...times: (Date | string | null | undefined)[]) => {
  const given = times.filter((at) => at !== null && at !== undefined).map(toTime);
  expect(given).toEqual(given.toSorted((a, b) => a - b));
};

/** Rules that hold whatever the dice say; one example against any of them is a story that nobody believes. */
describe.each(['2026-03-04T10:20:00Z', '2026-11-29T22:50:00Z'])('demo data at %s', (time) => {
  const now = new Date(time);
  const data = createDemoData({ now, timeZone: 'Africa/Lagos', passwordHash: 'hash' });

  it('has one decision of the admin for each company that is not pending, and none for the others', () => {
    for (const { id, verification_status, decided_at, decided_by, reason } of data.organizations) {
      const decisions = data.audit_log.filter(
        ({ subject, subject_id }) => subject === 'organization' && subject_id === String(id),
      );
      const isPending = verification_status === 'pending';
      expect(decisions.map(({ action, created_at }) => [action, created_at])).toEqual(
        isPending ? [] : [[`organization.${verification_status}`, decided_at]],
      );
      for (const { actor_user_id, detail } of decisions) {
        expect(actor_user_id).toBe(decided_by);
        expect(JSON.parse(String(detail))).toEqual({ from: 'pending', reason });
      }
      expectOrder(findById(data.users, 1).created_at, findById(data.organizations, id).created_at, decided_at, now);
    }
    expect(findById(data.users, 1).role).toBe('admin');
  });

  it('gives verified companies a website where their email is, but for the account to try', () => {
    const verified = data.organizations.filter(({ verification_status }) => verification_status === 'verified');
    const others = verified.filter(({ user_id, website }) => {
      const { email } = findById(data.users, user_id);
      return !email.endsWith(`@${new URL(String(website)).hostname}`);
    });
    expect(others.map(({ user_id }) => findById(data.users, user_id).email)).toEqual(['company@foothold.test']);
  });

  it('has the documents read of each application that was opened, before anything was decided, and of no other', () => {
    for (const { id, org_id, status } of data.applications) {
      const keys = data.documents.filter(({ row }) => row.application_id === id).map(({ row }) => row.key);
      const readings = data.audit_log.filter(({ subject_id }) => keys.includes(subject_id));
      expect(readings.map(({ action }) => action)).toEqual(
        status === 'Applied' ? [] : ['file.preview', 'file.preview'],
      );
      const events = data.application_events.filter(({ application_id }) => application_id === id);
      const [, viewed, next] = events;
      for (const { actor_user_id, created_at } of readings) {
        expect(actor_user_id).toBe(findById(data.organizations, org_id).user_id);
        expectOrder(viewed?.created_at, created_at, next?.created_at, now);
      }
    }
  });

  it('lets companies post once they are verified, and students apply while a job is open', () => {
    for (const { id, org_id, created_at, updated_at, status } of data.jobs) {
      const company = findById(data.organizations, org_id);
      expect(company.verification_status).toBe('verified');
      expectOrder(company.decided_at, created_at, updated_at, now);
      for (const application of data.applications.filter(({ job_id }) => job_id === id)) {
        expect(application.org_id).toBe(org_id);
        const student = findById(data.users, application.user_id);
        expectOrder(student.created_at, application.created_at);
        expectOrder(created_at, application.created_at, status === 0 ? updated_at : now);
      }
    }
  });

  it('has messages only where somebody was invited, none in the future, and counts what is unread', () => {
    expect(data.messages.map(({ id }) => id)).toEqual(data.messages.map((_, index) => index + 1));
    expectOrder(...data.messages.map(({ created_at }) => created_at), now);
    for (const { application_id, student_unread, organization_unread, ...reading } of data.conversations) {
      const own = data.messages.filter((message) => message.application_id === application_id);
      const { user_id, org_id, replied_at } = findById(data.applications, application_id);
      const people = { student: user_id, organization: findById(data.organizations, org_id).user_id };
      expectOrder(replied_at, own[0]?.created_at);
      for (const { side, sender_id } of own) expect(sender_id).toBe(people[side]);
      expect(reading.last_message_id).toBe(own.at(-1)?.id);
      const count = (side: string, upTo = 0) => own.filter((one) => one.side !== side && one.id > upTo).length;
      expect(student_unread).toBe(count('student', reading.student_read_up_to));
      expect(organization_unread).toBe(count('organization', reading.organization_read_up_to));
    }
  });

  it('welcomes whom it has accepted, and nobody else, before they answer', () => {
    const accepted = data.applications.filter(({ status }) => status === 'Accepted');
    expect(data.welcomes.map(({ application_id }) => application_id)).toEqual(accepted.map(({ id }) => id));
    for (const { id, acceptance_answered_at } of data.applications)
      if (acceptance_answered_at)
        expectOrder(
          data.welcomes.find((one) => one.application_id === id)?.created_at,
          new Date(acceptance_answered_at as Date),
          now,
        );
  });

  it('says why somebody was rejected, and of nobody else', () => {
    for (const { status, rejection_reason } of data.applications)
      expect(Boolean(rejection_reason)).toBe(status === 'Rejected');
  });

  it('has every step after the one before it, and none in the future', () => {
    for (const { id, created_at, updated_at, status } of data.applications) {
      const events = data.application_events.filter(({ application_id }) => application_id === id);
      expectOrder(created_at, ...events.map((event) => event.created_at), now);
      const steps = events.filter(({ kind }) => kind !== 'interview_kept' && kind !== 'interview_completed');
      expect([steps.at(-1)?.status, steps.at(-1)?.created_at]).toEqual([status, updated_at]);
    }
  });

  it('has meetings after the invitation and decisions after the meeting', () => {
    for (const { application_id, created_at, confirmed_at, starts_at, completed_at } of data.interviews) {
      const { status, updated_at } = findById(data.applications, application_id);
      expect(['Interview', 'Accepted']).toContain(status);
      expectOrder(created_at, confirmed_at, starts_at, completed_at, status === 'Accepted' ? updated_at : null);
      if (completed_at) expectOrder(completed_at, now);
    }
  });
});
