import {
  applicationStatuses,
  currencies,
  envModes,
  jobFields,
  maxJobSkills,
  newJob,
  studentDetailsInput,
  verificationStatuses,
} from '@foothold/shared/contract';
import { fileTypeFromBuffer } from 'file-type';
import { addDays, todayIn } from '../src/platform/time/days';
import { locations } from '../src/referenceData/data/locations';
import { schools } from '../src/referenceData/data/schools';
import { skills } from '../src/referenceData/data/skills';
import { companies } from './data/companies';
import { roles } from './data/roles';
import { students } from './data/students';
import { createDemoData } from './demoData';

const options = { now: new Date('2026-03-04T10:20:00Z'), timeZone: 'Africa/Lagos', passwordHash: 'hash' };
const today = '2026-03-04';
const data = createDemoData(options);

const listDistinct = (values: Iterable<unknown>) => [...new Set(values)].sort();
const countDuplicates = (values: readonly string[]) => values.length - new Set(values).size;
const findCompany = (email: string) => {
  const user = data.users.find((candidate) => candidate.email === email);
  return data.organizations.find(({ user_id }) => user_id === user?.id);
};

describe('demo data', () => {
  it('is the same when the seed is, and different otherwise', () => {
    expect(createDemoData(options)).toEqual(data);
    expect(createDemoData({ ...options, seed: 2 }).jobs).not.toEqual(data.jobs);
  });

  it('has hundreds of jobs and dozens of companies and students', () => {
    expect(data.organizations.filter((company) => company.verification_status === 'verified').length).toBeGreaterThan(
      30,
    );
    expect(data.jobs.length).toBeGreaterThan(200);
    expect(data.students.length).toBeGreaterThan(60);
    expect(roles.length).toBeGreaterThanOrEqual(40);
  });

  it('has each status, field, work mode and currency', () => {
    expect(listDistinct(data.applications.map(({ status }) => status))).toEqual(listDistinct(applicationStatuses));
    expect(listDistinct(data.organizations.map((company) => company.verification_status))).toEqual(
      listDistinct(verificationStatuses),
    );
    expect(listDistinct(data.jobs.map(({ field }) => field))).toEqual(listDistinct(jobFields));
    expect(listDistinct(data.jobs.map(({ env_mode }) => env_mode))).toEqual(listDistinct(envModes));
    expect(listDistinct(data.jobs.flatMap(({ currency }) => currency ?? []))).toEqual(listDistinct(currencies));
    expect(listDistinct(data.jobs.map(({ stipend }) => stipend))).toEqual([0, 1]);
    expect(
      listDistinct(data.jobs.map(({ q1, q2, q3, q4, q5 }) => [q1, q2, q3, q4, q5].filter(Boolean).length)),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('has details of most students that the product would accept, with skills of the vocabulary', () => {
    const keys = new Set(skills.map(({ key }) => key));
    expect(data.student_skills.filter(({ key }) => !keys.has(key))).toEqual([]);
    expect(data.student_details.length).toBeGreaterThan(data.students.length / 2);
    for (const { user_id, updated_at, ...row } of data.student_details) {
      const lists = [
        'languages',
        'links',
        'preferred_places',
        'preferred_env_modes',
        'preferred_kinds',
        'hidden_items',
      ];
      const parsed = Object.entries(row).map(([name, value]) => [
        name,
        lists.includes(name) ? JSON.parse(String(value)) : value,
      ]);
      const details = studentDetailsInput.parse({ ...Object.fromEntries(parsed), skills: [], revision: 1 });
      expect(locations).toEqual(expect.arrayContaining(details.preferred_places));
    }
  });

  it('has jobs that name skills of the vocabulary, and some that name none', () => {
    const keys = new Set(skills.map(({ key }) => key));
    expect(data.job_skills.filter(({ key }) => !keys.has(key))).toEqual([]);
    const named = new Set(data.job_skills.map(({ job_id }) => job_id));
    expect(named.size).toBe(data.jobs.filter((_, index) => index % 5 !== 4).length);
    expect(named.size).toBeLessThan(data.jobs.length);
    const pairs = data.job_skills.map(({ job_id, key }) => `${job_id} ${key}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(Math.max(...data.job_skills.map(({ position }) => position))).toBeLessThan(maxJobSkills);
  });

  it('has past, current and future deadlines, and closed jobs', () => {
    const deadlines = data.jobs.map(({ deadline }) => deadline);
    expect(deadlines).toEqual(expect.arrayContaining([today, addDays(today, 1)]));
    expect(deadlines.some((deadline) => deadline < today)).toBe(true);
    expect(deadlines.some((deadline) => deadline > addDays(today, 14))).toBe(true);
    expect(data.jobs.some(({ status, deadline }) => status === 0 && deadline >= today)).toBe(true);
  });

  it('has new students each week, who apply after they registered', () => {
    const registeredAt = new Map(data.users.map(({ id, created_at }) => [id, created_at]));
    const weeks = data.students.map(({ user_id }) => {
      const age = options.now.getTime() - Number(registeredAt.get(user_id));
      return Math.floor(age / (7 * 24 * 60 * 60 * 1000));
    });
    expect(weeks).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7]));
    for (const { user_id, created_at } of data.applications)
      expect(created_at.getTime()).toBeGreaterThan(Number(registeredAt.get(user_id)));
  });

  it('gives the demo company 12 jobs and at least 20 applications', () => {
    const company = findCompany('company@foothold.test');
    expect(data.jobs.filter(({ org_id }) => org_id === company?.id)).toHaveLength(12);
    const applications = data.applications.filter(({ org_id }) => org_id === company?.id);
    expect(applications.length).toBeGreaterThanOrEqual(20);
    expect(listDistinct(applications.map(({ status }) => status)).length).toBeGreaterThanOrEqual(5);
    expect(findCompany('pending@foothold.test')?.verification_status).toBe('pending');
  });

  it('gives the demo student an application in each status', () => {
    const student = data.users.find(({ email }) => email === 'student@foothold.test');
    const applications = data.applications.filter(({ user_id }) => user_id === student?.id);
    expect(listDistinct(applications.map(({ status }) => status))).toEqual(listDistinct(applicationStatuses));
  });
});

describe('demo texts', () => {
  it('are valid job postings', () => {
    for (const job of data.jobs) {
      const { error } = newJob.safeParse(job);
      expect({ title: job.job_title, issues: error?.issues ?? [] }).toEqual({ title: job.job_title, issues: [] });
    }
  });

  it('contain no placeholders', () => {
    const texts = [
      ...data.jobs.flatMap((job) => [job.job_title, job.job_description, job.job_requirements ?? '']),
      ...data.applications.map(({ cover_letter }) => cover_letter),
      ...data.notifications.map(({ message }) => message),
    ];
    for (const text of texts) expect(text).not.toMatch(/lorem|ipsum|dolor sit|\{|\}|undefined|null|todo/i);
  });

  it('use the product’s current notification titles', () => {
    const titles = new Set(data.notifications.map(({ title }) => title.replace(/^(Interview for) .+/, '$1')));
    expect([...titles].toSorted()).toEqual([
      ...['An answer to your application', 'An application was withdrawn', 'Interview date confirmed', 'Interview for'],
      ...['New application', 'You were accepted', 'Your application was opened'],
      ...['Your company is approved', 'Your company was not approved'],
    ]);
  });

  it('describe each job in 60 to 200 words, without duplicates', () => {
    for (const { job_description } of data.jobs) {
      const words = job_description.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(200);
    }
    expect(countDuplicates(data.jobs.map(({ job_description }) => job_description))).toBe(0);
    expect(countDuplicates(data.applications.map(({ cover_letter }) => cover_letter))).toBe(0);
  });

  it('list requirements in each bullet style, with and without paragraphs', () => {
    const isBullet = (line: string) => /^(\d+\.|\*|-)/.test(line);
    const lines = data.jobs.map(({ job_requirements }) => (job_requirements ?? '').split('\n'));
    for (const requirements of lines) expect(requirements.some(isBullet)).toBe(true);
    expect(
      listDistinct(
        lines
          .flat()
          .filter(isBullet)
          .map((line) => line.replace(/\d+/, '1').slice(0, 2).trim()),
      ),
    ).toEqual(['*', '-', '1.']);
    expect(lines.flat().some((line) => !isBullet(line))).toBe(true);
  });

  it('never repeat an answer among the applicants of a job', () => {
    for (const { id } of data.jobs) {
      const answers = data.applications.filter(({ job_id }) => job_id === id).flatMap(({ a1 }) => a1 ?? []);
      expect(countDuplicates(answers)).toBe(0);
    }
  });
});

describe('demo rows', () => {
  it('reference each other consistently', () => {
    const jobs = new Map(data.jobs.map((job) => [job.id, job]));
    const studentIds = new Set(data.students.map(({ user_id }) => user_id));
    const applications = new Map(data.applications.map((application) => [application.id, application]));
    for (const { job_id, org_id, user_id } of data.applications) {
      expect(jobs.get(job_id)?.org_id).toBe(org_id);
      expect(studentIds.has(user_id)).toBe(true);
    }
    expect(countDuplicates(data.applications.map(({ job_id, user_id }) => `${job_id} ${user_id}`))).toBe(0);
    for (const { application_id, job_id, user_id, org_id } of data.interviews)
      expect(applications.get(application_id)).toMatchObject({ job_id, user_id, org_id });
    for (const { row } of data.documents) expect(applications.has(row.application_id)).toBe(true);
    expect(countDuplicates(data.documents.map(({ row }) => row.key))).toBe(0);
    expect(countDuplicates(data.users.map(({ email }) => email))).toBe(0);
  });

  it('have jobs of verified companies only', () => {
    const verified = new Set(
      data.organizations.filter((company) => company.verification_status === 'verified').map(({ id }) => id),
    );
    for (const { org_id } of data.jobs) expect(verified.has(org_id)).toBe(true);
    expect(data.organizations.find((company) => company.verification_status === 'rejected')?.reason).toBeTruthy();
  });

  it('have times in chronological order, and none in the future', () => {
    const posted = new Map(data.jobs.map(({ id, created_at }) => [id, created_at]));
    for (const { id, job_id, created_at, status } of data.applications) {
      const events = data.application_events.filter(({ application_id }) => application_id === id);
      const times = events.map((event) => event.created_at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(created_at.getTime()).toBeGreaterThan(posted.get(job_id)?.getTime() ?? Number.POSITIVE_INFINITY);
      expect(Math.max(...times)).toBeLessThanOrEqual(options.now.getTime());
      expect(events.at(-1)?.status).toBe(status);
    }
    for (const { created_at } of data.notifications)
      expect(created_at.getTime()).toBeLessThanOrEqual(options.now.getTime());
  });

  it('have schools from the reference data, and no name twice', () => {
    for (const { university } of students) expect(schools).toContain(university);
    expect(countDuplicates(students.map(({ name }) => name))).toBe(0);
    expect(countDuplicates(companies.map(({ name }) => name))).toBe(0);
  });

  it('have files whose content is a PDF', async () => {
    for (const { bytes } of data.documents.slice(0, 20)) expect((await fileTypeFromBuffer(bytes))?.ext).toBe('pdf');
  });
});

describe('demo interviews', () => {
  // Late in the evening there must still be one on the current day.
  it.each(['2026-03-04T10:20:00Z', '2026-03-04T22:50:00Z', '2026-12-31T23:30:00Z', '2026-03-07T06:00:00Z'])(
    'are past, current and future when the time is %s',
    (time) => {
      const now = new Date(time);
      const { interviews, applications } = createDemoData({ ...options, now });
      const invited = new Set(applications.filter(({ status }) => status === 'Interview').map(({ id }) => id));
      const shown = interviews.filter(({ application_id }) => invited.has(application_id));
      const toDay = (instant: Date) => todayIn(options.timeZone, instant);
      const isWithinTwoHours = ({ starts_at }: (typeof shown)[number]) =>
        Math.abs(starts_at.getTime() - now.getTime()) <= 2 * 60 * 60 * 1000;

      expect(shown.some(({ starts_at }) => toDay(starts_at) < toDay(now))).toBe(true);
      expect(shown.some((interview) => isWithinTwoHours(interview) && toDay(interview.starts_at) === toDay(now))).toBe(
        true,
      );
      expect(shown.some(({ starts_at }) => toDay(starts_at) > toDay(now))).toBe(true);
      expect(listDistinct(shown.map(({ confirmed_at }) => confirmed_at === null))).toEqual([false, true]);
    },
  );

  it('offer three different times after the invitation, and never overlap for a company', () => {
    const taken = new Set<string>();
    for (const { org_id, starts_at, alt_1_starts_at, alt_2_starts_at, created_at, completed_at } of data.interviews) {
      const times = [starts_at, alt_1_starts_at as Date, alt_2_starts_at as Date].map((time) => time.getTime());
      expect(new Set(times).size).toBe(3);
      expect(Math.min(...times)).toBeGreaterThan(created_at.getTime());
      if (completed_at) expect((completed_at as Date).getTime()).toBeLessThan(options.now.getTime());
      const time = `${org_id} ${starts_at.toISOString()}`;
      expect(taken.has(time)).toBe(false);
      taken.add(time);
    }
  });
});
