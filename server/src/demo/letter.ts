import type { DemoStudent } from './accounts';
import { beginnings, endings, farewells, graduateBeginnings, greetings } from './data/letters';
import { fill } from './fill';
import type { DemoJob } from './jobs';
import { itemAt, type Random } from './random';

interface Frame {
  random: Random;
  /** Goes round, so that letters read one after another begin and end differently. */
  take: () => number;
}

/** What this student writes to this company; `place` is how many have applied for the job before. */
export function letterFor({ random, take }: Frame, job: DemoJob, { sketch }: DemoStudent, place: number): string {
  const turn = take();
  const beginning = itemAt(sketch.status === 'Graduate' ? graduateBeginnings : beginnings, turn);
  const middle = [itemAt(job.role.letters, place + job.row.id), sketch.story];
  const letter = [
    itemAt(greetings, turn + place),
    beginning,
    ...(random.chance(0.5) ? middle : middle.reverse()),
    itemAt(endings, turn + job.row.id),
    `${itemAt(farewells, turn)}\n${sketch.name}`,
  ].join('\n\n');
  return fill(letter, {
    company: job.company.sketch.name,
    department: job.role.department,
    title: job.row.job_title,
    course: sketch.course,
    school: (sketch.university.split(',')[0] ?? sketch.university).replace(/^The /, 'the '),
    a_degree: `${/^[HMO]/.test(sketch.degree) ? 'an' : 'a'} ${sketch.degree}`,
  });
}

/** Answers to the job's questions; now and then one is left open, as people do. */
export function answersFor(random: Random, { questions }: DemoJob, place: number) {
  const answer = (index: number) => {
    const question = questions[index];
    return question && !random.chance(0.08) ? itemAt(question.answers, place) : null;
  };
  return { a1: answer(0), a2: answer(1), a3: answer(2), a4: answer(3), a5: answer(4) };
}
