import { createDemoData } from './demoData';

const data = createDemoData({ now: new Date('2026-03-04T10:20:00Z'), timeZone: 'Africa/Lagos', passwordHash: 'hash' });

describe('demo histories', () => {
  const stepsOf = (id: number) =>
    data.application_events.filter(({ application_id }) => application_id === id).map(({ kind }) => kind);
  const timeOf = (id: number, kind: string) =>
    data.application_events.find((event) => event.application_id === id && event.kind === kind)?.created_at.getTime();

  it('have everything before a decision: opened, invited, met, then accepted', () => {
    for (const { id, status } of data.applications) {
      const steps = stepsOf(id);
      expect(steps[0]).toBe('applied');
      expect(steps.includes('viewed')).toBe(status !== 'Applied');
      if (status !== 'Accepted') continue;
      expect(steps).toEqual([
        'applied',
        'viewed',
        'interview_offered',
        'interview_kept',
        'interview_completed',
        'accepted',
      ]);
    }
  });

  it('tell nobody of a step that was not taken, and leave nothing unread that was acted upon', () => {
    const times = new Set(data.application_events.map(({ created_at }) => created_at.getTime()));
    const owners = new Map(data.organizations.map(({ id, user_id }) => [id, user_id]));
    for (const { id, org_id, user_id, status } of data.applications) {
      const notifications = data.notifications.filter(({ application_id }) => application_id === id);
      for (const { created_at, read_at } of notifications) {
        expect(times.has(created_at.getTime())).toBe(true);
        if (read_at) expect((read_at as Date).getTime()).toBeGreaterThan(created_at.getTime());
      }
      const arrival = notifications.find(
        (one) => one.user_id === owners.get(org_id) && one.title === 'New application',
      );
      const opened = timeOf(id, 'viewed');
      if (opened) expect(Number(arrival?.read_at)).toBeLessThanOrEqual(opened);
      const invitation = notifications.find((one) => one.user_id === user_id && one.kind === 'interview');
      if (timeOf(id, 'interview_kept')) expect(invitation?.read_at).not.toBeNull();
      expect(notifications.some(({ title }) => title === 'You were accepted')).toBe(status === 'Accepted');
    }
  });

  it('tell a company of the decision on it when it was made', () => {
    for (const { user_id, decided_at } of data.organizations) {
      const told = data.notifications.filter((one) => one.user_id === user_id && one.kind === 'account');
      expect(told.map(({ created_at }) => created_at)).toEqual(decided_at ? [decided_at] : []);
    }
  });

  it('accept 5 to 15 per cent, and crowd around a few jobs', () => {
    const { applications, jobs } = data;
    const accepted = applications.filter(({ status }) => status === 'Accepted').length / applications.length;
    expect(accepted).toBeGreaterThan(0.05);
    expect(accepted).toBeLessThan(0.15);
    const counts = jobs.map(({ id }) => applications.filter(({ job_id }) => job_id === id).length);
    const median = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(median * 5);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(jobs.length / 10);
  });

  it('name places as people write them', () => {
    for (const { location } of data.jobs)
      expect(location).toMatch(/^(\p{Lu}[\p{L}-]*)([ ,]+(\p{Lu}[\p{L}-]*|I+|\(FCT\)))*$/u);
    for (const { company_street_address: address } of data.organizations) expect(address).toMatch(/\p{Lu}/u);
  });
});
