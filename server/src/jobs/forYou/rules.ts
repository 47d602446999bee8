import {
  type Degree,
  maxRecommendationReasons,
  maxRecommended,
  type RecommendationReason,
  recommendationKinds,
  type SearchConditions,
  type StudentStatus,
} from '@foothold/shared/contract';
import { listTitleWords } from './titleWords';

/** What a student has said in the profile and done with jobs; nothing else decides what is recommended. */
export interface StudentFacts {
  course: string | null;
  degree: Degree | null;
  status: StudentStatus | null;
  skills: { id: number; name: string }[];
  places: string[];
  env_modes: string[];
  kinds: string[];
  searches: SearchConditions[];
  followed: number[];
  applied: KnownJob[];
  saved: KnownJob[];
  /** Skills of the jobs that the student has applied for. */
  applied_skills: { id: number; name: string }[];
}

/** A job that the student has applied for or saved. */
interface KnownJob {
  job_title: string;
  field: string;
}

/** An open job that may be recommended. */
export interface Candidate {
  job_id: number;
  org_id: number;
  job_title: string;
  field: string;
  env_mode: string;
  kind: string | null;
  stipend: 0 | 1;
  places: string[];
  /** Those that the student or a job that was applied for has, the most important first. */
  skills: { name: string; is_required: boolean }[];
  names_course: boolean;
  asks_degree: boolean;
  /** Posted within the last seven days. */
  is_new: boolean;
  posted_at: string;
}

type Source = NonNullable<RecommendationReason['source']>;

interface WeighedReason {
  reason: RecommendationReason;
  weight: number;
}

/** The best jobs with their reasons. The same facts give the same list; of two equal jobs the newer one is first. */
export function recommend(facts: StudentFacts, candidates: readonly Candidate[]) {
  const known = { applied: facts.applied.map(toTitled), saved: facts.saved.map(toTitled) };
  return candidates
    .filter((job) => !isUnfit(facts, job))
    .map((job) => weigh(job, [...listReasons(facts, job), ...listLikes(known, job)]))
    .filter(({ reasons }) => reasons.some(({ kind }) => !weakKinds.has(kind)))
    .toSorted((a, b) => b.weight - a.weight || b.posted_at.localeCompare(a.posted_at) || b.job_id - a.job_id)
    .slice(0, maxRecommended)
    .map(({ job_id, reasons }) => ({ job_id, reasons }));
}

/** True of too many jobs to be the only reasons. */
const weakKinds = new Set(['paid', 'status', 'new']);

/** All reasons weigh, also those that are not told: what says most is, one of each kind. */
function weigh({ job_id, posted_at }: Candidate, weighed: readonly WeighedReason[]) {
  const reasons = recommendationKinds.flatMap(
    (kind) => weighed.find(({ reason }) => reason.kind === kind)?.reason ?? [],
  );
  const weight = weighed.reduce((sum, one) => sum + one.weight, 0);
  return { job_id, posted_at, reasons: reasons.slice(0, maxRecommendationReasons), weight };
}

function listReasons(facts: StudentFacts, job: Candidate): WeighedReason[] {
  return [
    ...listSkills(facts, job),
    ...findStatus(facts, job),
    ...when(job.names_course && facts.course, (value) => ({ kind: 'course', value, source: 'profile' }), 6),
    ...when(facts.followed.includes(job.org_id), () => ({ kind: 'company_followed' }), 4),
    ...findPlace(facts, job),
    ...findChoice('job_kind', job.kind, facts.kinds, listConditions(facts, 'kind'), 1),
    ...findChoice('env_mode', job.env_mode, facts.env_modes, listConditions(facts, 'env_mode'), 0.5),
    ...findField(facts, job),
    ...when(job.asks_degree && facts.degree, (value) => ({ kind: 'degree', value, source: 'profile' }), 0.5),
    ...when(job.is_new, () => ({ kind: 'new' }), 5),
    ...when(job.stipend === 1, () => ({ kind: 'paid' }), 0.5),
  ];
}

const maxSkills = 2;

/** Skills that the student has, else those of jobs that the student has applied for. */
function listSkills(facts: StudentFacts, job: Candidate): WeighedReason[] {
  const own = new Set(facts.skills.map(({ name }) => name));
  const applied = new Set(facts.applied_skills.map(({ name }) => name));
  const weighed = job.skills.flatMap(({ name, is_required }): WeighedReason[] => {
    const kind = is_required ? 'skill' : 'preferred_skill';
    if (own.has(name)) return [{ reason: { kind, value: name }, weight: is_required ? 5 : 3 }];
    if (!applied.has(name)) return [];
    return [{ reason: { kind, value: name, source: 'applied' }, weight: is_required ? 2 : 0.5 }];
  });
  return weighed.toSorted((a, b) => b.weight - a.weight).slice(0, maxSkills);
}

/** For whom a kind of job is: nobody serves twice, and nobody trains for a course that is done. */
const statusOfKind: Partial<Record<string, StudentStatus>> = {
  internship: 'Undergraduate',
  siwes: 'Undergraduate',
  nysc: 'Graduate',
  graduate: 'Graduate',
};

function findStatus({ status }: StudentFacts, { kind }: Candidate): WeighedReason[] {
  const wanted = kind === null ? undefined : statusOfKind[kind];
  return when(status !== null && wanted === status && status, (value) => ({ kind: 'status', value }), 1);
}

/** A student who has not the status that a kind of job is for. */
const isUnfit = ({ status }: StudentFacts, { kind }: Candidate): boolean => {
  const wanted = kind === null ? undefined : statusOfKind[kind];
  return status !== null && wanted !== undefined && wanted !== status;
};

const when = <T>(
  found: T | false | null | undefined,
  toReason: (found: T) => RecommendationReason,
  weight: number,
): WeighedReason[] =>
  found === false || found === null || found === undefined ? [] : [{ reason: toReason(found), weight }];

function findPlace(facts: StudentFacts, { places }: Candidate): WeighedReason[] {
  const searched = listConditions(facts, 'location');
  const preferred = places.find((place) => facts.places.includes(place));
  const value = preferred ?? places.find((place) => searched.includes(place));
  return when(value, (place) => ({ kind: 'place', value: place, source: toSource(preferred) }), 2);
}

function findChoice(
  kind: 'job_kind' | 'env_mode',
  value: string | null,
  preferred: readonly string[],
  searched: readonly string[],
  weight: number,
): WeighedReason[] {
  if (value === null) return [];
  if (preferred.includes(value)) return [{ reason: { kind, value, source: 'profile' }, weight }];
  return searched.includes(value) ? [{ reason: { kind, value, source: 'saved_search' }, weight }] : [];
}

function findField(facts: StudentFacts, { field }: Candidate): WeighedReason[] {
  const isOf = (known: KnownJob) => known.field === field;
  const sources: [Source, boolean][] = [
    ['saved_search', listConditions(facts, 'field').includes(field)],
    ['applied', facts.applied.some(isOf)],
    ['saved', facts.saved.some(isOf)],
  ];
  const source = sources.find(([, isTrue]) => isTrue)?.[0];
  return when(source, (from) => ({ kind: 'field', value: field, source: from }), 1.5);
}

const toSource = (preferred: string | undefined): Source => (preferred === undefined ? 'saved_search' : 'profile');

/** The values that saved searches ask for by one filter. */
export const listConditions = (
  { searches }: Pick<StudentFacts, 'searches'>,
  name: 'location' | 'field' | 'kind' | 'env_mode',
): string[] =>
  searches.flatMap(({ [name]: value }) =>
    value === undefined ? [] : name === 'kind' || name === 'env_mode' ? value.split(',') : [value],
  );

interface TitledJob extends KnownJob {
  words: string[];
}

/** Read once: a student has many known jobs, and each is compared with every candidate. */
const toTitled = (job: KnownJob): TitledJob => ({
  job_title: job.job_title,
  field: job.field,
  words: listTitleWords(job.job_title),
});

function listLikes(known: Record<'applied' | 'saved', TitledJob[]>, job: KnownJob): WeighedReason[] {
  const { field, words } = toTitled(job);
  const isLikeIt = (other: TitledJob) => other.field === field && other.words.some((word) => words.includes(word));
  return [
    ...when(known.applied.find(isLikeIt), ({ job_title }) => ({ kind: 'like_applied', value: job_title }), 1),
    ...when(known.saved.find(isLikeIt), ({ job_title }) => ({ kind: 'like_saved', value: job_title }), 1),
  ];
}
