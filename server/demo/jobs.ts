import type { Currency, EnvMode, JobContent } from '@foothold/shared/contract';
import type { NewRow } from '../src/platform/db';
import { addDays, todayIn } from '../src/platform/time/days';
import type { DemoCompany } from './accounts';
import { jobKinds } from './data/jobKinds';
import { roles } from './data/roles';
import type { CompanyProfile, JobKind, Question, Role } from './data/types';
import { minute, toInstantInZone } from './dates';
import { pickQuestions, toJobTitle, writeDescription, writeRequirements } from './jobText';
import { createPay } from './pay';
import { createNamedRotations, itemAt, type Random } from './random';

export interface DemoJob {
  row: NewRow<'jobs'> & { id: number; created_at: Date; reply_days: number };
  role: Role;
  kind: JobKind;
  company: DemoCompany;
  questions: readonly Question[];
}

interface JobPlan {
  company: DemoCompany;
  role: Role;
  kind: JobKind;
  /** Days since it was posted. */
  age: number;
  /** Days until the deadline; below 0 once it has passed. */
  left: number;
  status: 0 | 1;
  place: { env_mode: EnvMode; location: string; currency: Currency };
}

type DatedPlan = JobPlan & { created_at: Date };

/** The jobs of the demo company, in the order of its roles: kind, age, days left, open or closed. */
const demoCompanyJobs: readonly [JobKind, number, number, 0 | 1][] = [
  ['internship', 3, 11, 1],
  ['trainee', 8, 20, 1],
  ['internship', 5, 9, 1],
  ['entry', 12, 4, 1],
  ['siwes', 15, 1, 1],
  ['entry', 9, 16, 1],
  ['nysc', 18, 0, 1],
  ['siwes', 6, 25, 1],
  ['experienced', 2, 30, 1],
  ['internship', 21, 8, 0],
  ['internship', 40, -6, 1],
  ['trainee', 33, -2, 1],
];

/** Jobs of every verified company, oldest first, so that ids and dates agree. */
export function createJobs(random: Random, employers: readonly DemoCompany[], now: Date, timeZone: string): DemoJob[] {
  const turns = createNamedRotations<string>(random);
  const kindTurns = createNamedRotations<JobKind>(random);
  const verified = employers.filter(({ profile }) => !profile.status);
  const plans = verified.flatMap((company) =>
    company.profile.roles.map((key, index) => planJob(random, kindTurns, company, findRole(key), index)),
  );
  const dated = plans.map((found) => ({ ...found, created_at: pickPostedAt(random, found.age, now, timeZone) }));
  dated.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return dated.map((found, index) => {
    const today = todayIn(timeZone, now);
    const questions = pickQuestions(random, found.role);
    const content = { ...createContent(random, turns, found, questions), ...createFacts(found, index, today) };
    return { ...found, questions, row: toJobRow(index + 1, found, content) };
  });
}

function planJob(
  random: Random,
  kindTurns: (name: string, items: readonly JobKind[]) => JobKind,
  company: DemoCompany,
  role: Role,
  index: number,
): JobPlan {
  const written = company.profile.email === 'company@foothold.test' ? demoCompanyJobs[index] : undefined;
  const kind = written?.[0] ?? kindTurns(role.siwes ? 'with SIWES' : 'without SIWES', listKinds(role));
  const age = written?.[1] ?? Math.floor(60 * random.next() ** 1.8);
  const length = random.int(12, 52);
  const soon = (company.org_id * 7 + index * 5) % 16;
  const left = written?.[2] ?? (soon < 2 ? soon : length - age);
  const status = written?.[3] ?? (random.chance(0.08) ? 0 : 1);
  return { company, role, kind, age, left, status, place: pickPlace(random, company.profile, role, index) };
}

const listKinds = ({ siwes }: Role): JobKind[] => {
  const all: JobKind[] = ['internship', 'entry', 'trainee', 'internship', 'nysc', 'experienced'];
  return siwes ? [...all, 'siwes', 'siwes'] : all;
};

const rolesByKey = new Map(roles.map((role) => [role.key, role]));

function findRole(key: string): Role {
  const role = rolesByKey.get(key);
  if (!role) throw new Error(`There is no role ${key}.`);
  return role;
}

function pickPlace(
  random: Random,
  { abroad, state, town }: CompanyProfile,
  role: Role,
  index: number,
): JobPlan['place'] {
  const remote = role.env.includes('remote');
  if (abroad && index % 3 === 1 && (abroad.location !== 'Remote' || remote)) {
    const env_mode =
      abroad.location === 'Remote' ? 'remote' : random.pick(role.env.filter((mode) => mode !== 'remote'));
    return { env_mode, ...abroad };
  }
  const env_mode = random.pick(role.env);
  const location = env_mode === 'remote' ? 'Remote' : random.chance(0.7) ? state : town;
  return { env_mode, location, currency: 'Naira' };
}

/** In working hours of that day, and never ahead of now. */
function pickPostedAt(random: Random, age: number, now: Date, timeZone: string): Date {
  const time = `${String(random.int(8, 17)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
  const posted = toInstantInZone(addDays(todayIn(timeZone, now), -age), time, timeZone);
  return posted < now ? posted : new Date(now.getTime() - random.int(4, 55) * minute);
}

const toJobRow = (id: number, { company, status, created_at }: DatedPlan, content: JobContent): DemoJob['row'] => ({
  id,
  org_id: company.org_id,
  ...content,
  status,
  created_at,
  updated_at: created_at,
  closed_at: null,
});

/** Two of three companies say how many they take and, of some kinds, when these start. */
function createFacts(
  { kind, left }: JobPlan,
  index: number,
  today: string,
): Pick<JobContent, 'deadline' | 'kind' | 'start_date' | 'openings'> {
  const { kind: stated, startsAfter, mostOpenings } = jobKinds[kind];
  const saysMore = index % 3 !== 0;
  return {
    deadline: addDays(today, left),
    kind: stated,
    start_date: saysMore && startsAfter ? addDays(today, left + startsAfter) : null,
    openings: saysMore ? 1 + (index % mostOpenings) : null,
  };
}

function createContent(
  random: Random,
  turns: ReturnType<typeof createNamedRotations<string>>,
  { company: { profile }, role, kind, place }: JobPlan,
  questions: readonly Question[],
): Omit<JobContent, keyof ReturnType<typeof createFacts>> {
  const [town = profile.state] = (place.location === 'Accra, Ghana' ? place.location : profile.town).split(',');
  const paid = !random.chance(jobKinds[kind].unpaid);
  return {
    job_title: toJobTitle(role, kind),
    field: role.field,
    department: role.department,
    stipend: paid ? 1 : 0,
    currency: paid ? place.currency : null,
    amount: paid ? createPay(random, role, kind, place.currency) : null,
    env_mode: place.env_mode,
    location: place.location,
    duration: itemAt(jobKinds[kind].durations, random.int(0, 9)),
    job_description: writeDescription(random, turns, role, kind, profile, town),
    job_requirements: writeRequirements(random, role, kind, town),
    reply_days: itemAt([5, 7, 10, 14], random.int(0, 3)),
    letter_required: kind === 'entry' || kind === 'experienced' ? 0 : 1,
    q1: questions[0]?.text ?? null,
    q2: questions[1]?.text ?? null,
    q3: questions[2]?.text ?? null,
    q4: questions[3]?.text ?? null,
    q5: questions[4]?.text ?? null,
  };
}
