import type { DemoStudent } from './accounts';
import { beginnings, closings, endings, graduateBeginnings, greetings } from './data/coverLetters';
import { fillTemplate } from './fillTemplate';
import type { DemoJob } from './jobs';
import { itemAt, type Random } from './random';

interface LetterOptions {
  random: Random;
  /** Goes round, so that letters read one after another begin and end differently. */
  nextTurn: () => number;
}

/** What this student writes to this company; `place` is how many have applied for the job before. */
export function writeCoverLetter(
  { random, nextTurn }: LetterOptions,
  job: DemoJob,
  { profile }: DemoStudent,
  place: number,
): string {
  const turn = nextTurn();
  const beginning = itemAt(profile.status === 'Graduate' ? graduateBeginnings : beginnings, turn);
  // Once each paragraph about the work is written, the next applicants say only what is their own.
  const about = place < job.role.letterParagraphs.length ? itemAt(job.role.letterParagraphs, place + job.row.id) : null;
  const middle = [...(about ? [about] : []), profile.personalStatement];
  const letter = [
    itemAt(greetings, turn + place),
    beginning,
    ...(random.chance(0.5) ? middle : middle.reverse()),
    itemAt(endings, turn + job.row.id),
    `${itemAt(closings, turn)}\n${profile.name}`,
  ].join('\n\n');
  return fillTemplate(letter, {
    company: job.company.profile.name,
    department: job.role.department,
    title: job.row.job_title,
    course: profile.course,
    school: (profile.university.split(',')[0] ?? profile.university).replace(/^The /, 'the '),
    a_degree: `${/^[HMO]/.test(profile.degree) ? 'an' : 'a'} ${profile.degree}`,
  });
}

/** Answers to the job's questions; now and then one is left open, as people do. */
export function writeAnswers(random: Random, { questions }: DemoJob, place: number) {
  const answer = (index: number) => {
    const question = questions[index];
    return question && !random.chance(0.08) ? itemAt(question.answers, place) : null;
  };
  return { a1: answer(0), a2: answer(1), a3: answer(2), a4: answer(3), a5: answer(4) };
}
