import { degrees, envModes, jobFields, jobKinds, type StudentStatus, studentStatuses } from '@foothold/shared/contract';
import fc from 'fast-check';
import { type Candidate, recommend, type StudentFacts } from './rules';
import { listTitleWords } from './titleWords';

const titles = ['Data analyst intern', 'Law clerk', 'Junior data clerk', 'Web designer', 'Trainee'];
const places = ['Lagos', 'Kano', 'Abuja'];
const skills = ['Statistics', 'Excel', 'Welding', 'Figma'];
const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 3 });
const one = <T>(values: readonly T[]) => fc.constantFrom(...values);
const optional = <T>(values: readonly T[]) => fc.option(one(values), { nil: undefined });

const knownJobs = fc.array(fc.record({ job_title: one(titles), field: one(jobFields) }), { maxLength: 3 });
const searches = fc.array(
  fc
    .record({ location: optional(places), field: optional(jobFields), kinds: some(jobKinds), modes: some(envModes) })
    .map(({ location, field, kinds, modes }) => ({
      ...(location && { location }),
      ...(field && { field }),
      ...(kinds.length > 0 && { kind: kinds.join(',') }),
      ...(modes.length > 0 && { env_mode: modes.join(',') }),
    })),
  { maxLength: 3 },
);
const students: fc.Arbitrary<StudentFacts> = fc.record({
  course: fc.option(one(['Law', 'Computer Science'])),
  degree: fc.option(one(degrees)),
  status: fc.option(one(studentStatuses)),
  skills: some(skills).map((names) => names.map((name, id) => ({ id, name }))),
  places: some(places),
  env_modes: some(envModes),
  kinds: some(jobKinds),
  searches,
  followed: some([1, 2, 3]),
  applied: knownJobs,
  saved: knownJobs,
  applied_skills: some(skills).map((names) => names.map((name, id) => ({ id, name }))),
});
const ownSkill = fc.record({ name: one(skills), is_required: fc.boolean() });
const candidates: fc.Arbitrary<Candidate[]> = fc.uniqueArray(
  fc.record({
    job_id: fc.integer({ min: 1, max: 1000 }),
    org_id: fc.integer({ min: 1, max: 5 }),
    job_title: one(titles),
    field: one(jobFields),
    env_mode: one(envModes),
    kind: fc.option(one(jobKinds)),
    stipend: one([0, 1] as const),
    places: some(places),
    skills: fc.uniqueArray(ownSkill, { selector: ({ name }) => name, maxLength: 3 }),
    names_course: fc.boolean(),
    asks_degree: fc.boolean(),
    is_new: fc.boolean(),
    posted_at: one(['2027-01-01', '2027-02-01', '2027-03-01']),
  }),
  { selector: ({ job_id }) => job_id, maxLength: 40 },
);

/** Whether a reason is true, told from its own kind and value alone. */
function isTrue({ kind, value = '', source }: Reason, student: StudentFacts, job: Candidate): boolean {
  const asks = (name: 'location' | 'field' | 'kind' | 'env_mode') =>
    student.searches.some((conditions) => `${conditions[name] ?? ''},`.split(',').includes(value));
  const ofSource = (own: readonly string[], name: 'location' | 'kind' | 'env_mode') =>
    source === 'profile' ? own.includes(value) : source === 'saved_search' && asks(name);
  const knows = (known: StudentFacts['applied']) =>
    known.some(
      (other) =>
        other.job_title === value &&
        other.field === job.field &&
        listTitleWords(value).some((word) => listTitleWords(job.job_title).includes(word)),
    );
  const hasSkill = (isRequired: boolean) =>
    job.skills.some(({ name, is_required }) => name === value && is_required === isRequired) &&
    (source === 'applied' ? student.applied_skills : student.skills).some(({ name }) => name === value);
  const truths = {
    skill: () => hasSkill(true),
    preferred_skill: () => hasSkill(false),
    status: () => student.status === value && forWhom[value as StudentStatus].includes(String(job.kind)),
    course: () => job.names_course && student.course === value,
    company_followed: () => student.followed.includes(job.org_id),
    like_applied: () => knows(student.applied),
    like_saved: () => knows(student.saved),
    place: () => job.places.includes(value) && ofSource(student.places, 'location'),
    job_kind: () => job.kind === value && ofSource(student.kinds, 'kind'),
    env_mode: () => job.env_mode === value && ofSource(student.env_modes, 'env_mode'),
    field: () => {
      const known = source === 'applied' ? student.applied : student.saved;
      return (
        job.field === value && (source === 'saved_search' ? asks('field') : known.some((at) => at.field === value))
      );
    },
    degree: () => job.asks_degree && student.degree === value,
    new: () => job.is_new,
    paid: () => job.stipend === 1,
  };
  return truths[kind]();
}
const forWhom = { Undergraduate: ['internship', 'siwes'], Graduate: ['nysc', 'graduate'] };
type Reason = ReturnType<typeof recommend>[number]['reasons'][number];

describe('recommend', () => {
  it('gives one to three reasons, each true of the job and of the student, and never such as are true of most jobs alone', () => {
    fc.assert(
      fc.property(students, candidates, (student, jobs) => {
        for (const { job_id, reasons } of recommend(student, jobs)) {
          const job = jobs.find((other) => other.job_id === job_id) as Candidate;
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons.length).toBeLessThanOrEqual(3);
          expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
          expect(reasons.some(({ kind }) => !['paid', 'status', 'new'].includes(kind))).toBe(true);
          expect(reasons.filter((reason) => !isTrue(reason, student, job))).toEqual([]);
        }
      }),
    );
  });

  it('gives the same list for the same facts, in whatever order the jobs come, and at most twenty', () => {
    fc.assert(
      fc.property(students, candidates, (student, jobs) => {
        const list = recommend(student, jobs);
        expect(recommend(student, jobs.toReversed())).toEqual(list);
        expect(list.length).toBeLessThanOrEqual(20);
        expect(new Set(list.map(({ job_id }) => job_id)).size).toBe(list.length);
      }),
    );
  });
});

describe('listTitleWords', () => {
  it('are those that say what the work is, not for whom it is', () => {
    expect(listTitleWords('Junior Data Analyst, intern (NYSC)')).toEqual(['data', 'analyst']);
    expect(listTitleWords('Graduate trainee')).toEqual([]);
  });
});
