import {
  type Degree,
  maxRecommendationReasons,
  maxRecommended,
  type RecommendationReason,
  type SearchConditions,
} from '@foothold/shared/contract';

/** What a student has said in the profile and done with jobs; nothing else decides what is recommended. */
export interface StudentFacts {
  course: string | null;
  degree: Degree | null;
  skills: { id: number; name: string }[];
  places: string[];
  env_modes: string[];
  kinds: string[];
  searches: SearchConditions[];
  followed: number[];
  applied: KnownJob[];
  saved: KnownJob[];
}

/** A job that the student has applied for or saved. */
export interface KnownJob {
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
  /** Those that the student has, the most important first. */
  own_skills: { name: string; is_required: boolean }[];
  names_course: boolean;
  asks_degree: boolean;
  posted_at: string;
}

type Source = NonNullable<RecommendationReason['source']>;

interface WeighedReason {
  reason: RecommendationReason;
  weight: number;
}

/** The best jobs with their reasons. The same facts give the same list; of two equal jobs the newer one is first. */
export const recommend = (facts: StudentFacts, candidates: readonly Candidate[]) =>
  candidates
    .map((job) => weigh(job, listReasons(facts, job)))
    // That it is paid is true of too many jobs to be the only reason.
    .filter(({ reasons }) => reasons.some(({ kind }) => kind !== 'paid'))
    .toSorted((a, b) => b.weight - a.weight || b.posted_at.localeCompare(a.posted_at) || b.job_id - a.job_id)
    .slice(0, maxRecommended)
    .map(({ job_id, reasons }) => ({ job_id, reasons }));

/** All reasons weigh, also those that are not told: the heaviest ones are, one of each kind. */
function weigh({ job_id, posted_at }: Candidate, weighed: readonly WeighedReason[]) {
  const heaviest = weighed.toSorted((a, b) => b.weight - a.weight).map(({ reason }) => reason);
  const kinds = new Set<string>();
  const reasons = heaviest.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind)).slice(0, maxRecommendationReasons);
  return { job_id, posted_at, reasons, weight: weighed.reduce((sum, { weight }) => sum + weight, 0) };
}

const maxSkills = 3;

function listReasons(facts: StudentFacts, job: Candidate): WeighedReason[] {
  const skills = job.own_skills.slice(0, maxSkills).map(({ name, is_required }) => ({
    reason: { kind: is_required ? ('skill' as const) : ('preferred_skill' as const), value: name },
    weight: is_required ? 5 : 3,
  }));
  const likeApplied = facts.applied.find((known) => isLike(known, job));
  const likeSaved = facts.saved.find((known) => isLike(known, job));
  return [
    ...skills,
    ...when(job.names_course && facts.course, (value) => ({ kind: 'course', value, source: 'profile' }), 5),
    ...when(likeApplied, ({ job_title }) => ({ kind: 'like_applied', value: job_title }), 4),
    ...when(likeSaved, ({ job_title }) => ({ kind: 'like_saved', value: job_title }), 3),
    ...when(facts.followed.includes(job.org_id), () => ({ kind: 'company_followed' }), 4),
    ...findPlace(facts, job),
    ...findChoice('job_kind', job.kind, facts.kinds, listConditions(facts, 'kind'), 2),
    ...findChoice('env_mode', job.env_mode, facts.env_modes, listConditions(facts, 'env_mode'), 1),
    ...findField(facts, job),
    ...when(job.asks_degree && facts.degree, (value) => ({ kind: 'degree', value, source: 'profile' }), 1),
    ...when(job.stipend === 1, () => ({ kind: 'paid' }), 0.5),
  ];
}

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
  return when(value, (place) => ({ kind: 'place', value: place, source: toSource(preferred) }), 3);
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
  return when(source, (from) => ({ kind: 'field', value: field, source: from }), 1);
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

/** Whether two jobs of a field share a word of their titles that says what the work is. */
export function isLike(known: KnownJob, job: Pick<Candidate, 'job_title' | 'field'>): boolean {
  const words = new Set(listTitleWords(job.job_title));
  return known.field === job.field && listTitleWords(known.job_title).some((word) => words.has(word));
}

/** The words of a title that say what the work is. */
export const listTitleWords = (title: string): string[] => [
  ...new Set(
    (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= 4 && !rankWords.has(word)),
  ),
];

/** These say for whom the work is, or how senior. */
const rankWords = new Set(
  'intern interns internship trainee graduate junior senior entry level assistant associate officer student siwes nysc corps member programme program part time remote hybrid onsite with and for the'.split(
    ' ',
  ),
);
