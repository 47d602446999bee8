import { createHash } from 'node:crypto';
import type { NewRow } from '../db';
import type { DemoStudent } from './accounts';
import type { DemoApplication } from './applications';
import { plainLetters } from './fill';
import { pdfOf } from './pdf';
import type { Random } from './random';

export interface DemoDocument {
  row: NewRow<'files'> & { application_id: number };
  bytes: Uint8Array;
}

interface Papers {
  resume: DemoDocument;
  internship_letter: DemoDocument;
}

/** The two files of every application; a student sends the same ones each time. */
export function makeDocuments(random: Random, applications: readonly DemoApplication[]): Map<number, Papers> {
  const known = new Map<number, { resume: Paper; letter: Paper }>();
  return new Map(
    applications.map(({ row, student }) => {
      const papers = known.get(student.user_id) ?? { resume: resumeOf(student), letter: letterOf(student) };
      known.set(student.user_id, papers);
      const file = ({ name, bytes, sha256 }: Paper): DemoDocument => ({
        bytes,
        row: {
          key: keyFrom(random),
          application_id: row.id,
          name,
          type: 'application/pdf',
          size: bytes.length,
          sha256,
          created_at: row.created_at,
        },
      });
      return [row.id, { resume: file(papers.resume), internship_letter: file(papers.letter) }];
    }),
  );
}

interface Paper {
  name: string;
  bytes: Uint8Array;
  sha256: string;
}

const paper = (name: string, bytes: Uint8Array): Paper => ({
  name,
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const fileName = (student: DemoStudent, ending: string) =>
  `${plainLetters(student.sketch.name).replaceAll(' ', '-')}-${ending}.pdf`;

const resumeOf = (student: DemoStudent): Paper => {
  const { name, degree, course, university, status, story } = student.sketch;
  return paper(
    fileName(student, 'CV'),
    pdfOf(name, [
      `${student.email}   ${student.phone}`,
      `${degree} ${course}, ${university} (${status})`,
      `About me: ${story}`,
      'Referees are named on request.',
    ]),
  );
};

const letterOf = (student: DemoStudent): Paper => {
  const { name, course, university, status } = student.sketch;
  const body =
    status === 'Undergraduate'
      ? `This is to introduce ${name}, a student of ${course} in this institution, who seeks a place for industrial training. Any help given to the bearer is appreciated.`
      : `This is to confirm that ${name} completed the programme in ${course} in this institution and was found worthy in character and learning.`;
  return paper(
    fileName(student, 'letter'),
    pdfOf(university, ['To whom it may concern', body, `Head of Department, ${course}`]),
  );
};

const keyFrom = (random: Random) => Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
