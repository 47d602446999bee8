import { jobKinds } from './data/jobKinds';
import { commonQuestions } from './data/questions';
import type { CompanyProfile, JobKind, Question, Role } from './data/types';
import { fillTemplate } from './fillTemplate';
import { type createNamedRotations, itemAt, type Random } from './random';

type NamedRotations = ReturnType<typeof createNamedRotations<string>>;

export const toJobTitle = ({ titles: [work, person, entry, experienced] }: Role, kind: JobKind): string =>
  ({
    internship: `${work} Intern`,
    siwes: `${work} Placement, SIWES`,
    trainee: `${person}, Graduate Trainee`,
    nysc: `${person} (NYSC)`,
    entry,
    experienced,
  })[kind];

/** Three or four paragraphs: what one joins, whom, what one does, and what this stage means. */
export function writeDescription(
  random: Random,
  turns: NamedRotations,
  role: Role,
  kind: JobKind,
  company: CompanyProfile,
  town: string,
): string {
  const opening = turns(`${role.key} opening`, role.openingSentences);
  const about = turns(`${company.name} about`, company.about);
  const ending = turns(`${kind} ending`, jobKinds[kind].endings);
  const tasks = pickSome(random, role.tasks, random.int(4, 5));
  const work = random.chance(0.35) ? tasks.map((task) => `- ${task}`).join('\n') : tasks.join(' ');
  const first = random.chance(0.5) ? [`${opening} ${about}`] : [about, opening];
  return fillTemplate([...first, work, ending].join('\n\n'), { company: company.name, town });
}

/** Bullets in the styles that people really write, with and without sentences around them. */
export function writeRequirements(random: Random, role: Role, kind: JobKind, town: string): string {
  const points = [...pickSome(random, jobKinds[kind].needs, 2), ...pickSome(random, role.needs, random.int(3, 5))];
  const bullet = random.pick<(index: number) => string>([() => '- ', () => '* ', (index) => `${index + 1}. `]);
  const list = points.map((point, index) => `${bullet(index)}${point}`).join('\n');
  const before = random.pick([
    'You have most of this:',
    'What we look for',
    'Please bring:',
    'We need to see the first two; the rest can grow.',
  ]);
  const after = random.pick([
    'If you have two thirds of this and a reason, apply.',
    'Women and people with disabilities are asked to apply; our ground floor has no steps.',
    'Original certificates are seen at the interview, not before.',
    'We do not ask for a fee at any point. If somebody does, tell us.',
  ]);
  const text = random.pick([`${before}\n${list}`, `${list}\n${after}`, `${before}\n${list}\n${after}`]);
  return fillTemplate(text, { town });
}

/** None to five questions: those of the work first, then some that are asked of anybody. */
export function pickQuestions(random: Random, role: Role): Question[] {
  const count = random.int(0, 5);
  return [...random.shuffle(role.questions), ...random.shuffle(commonQuestions)].slice(0, count);
}

/** Some of the items, in their own order. */
const pickSome = <T>(random: Random, items: readonly T[], count: number): T[] => {
  const first = random.int(0, items.length - 1);
  const chosen = new Set(Array.from({ length: count }, (_, index) => itemAt(items, first + index)));
  return items.filter((item) => chosen.has(item));
};
