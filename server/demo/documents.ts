import { createHash } from 'node:crypto';
import type { NewRow } from '../src/platform/db';
import type { DemoStudent } from './accounts';
import type { DemoApplication } from './applications';
import { stripDiacritics } from './fillTemplate';
import { createPdf } from './pdf';
import type { Random } from './random';

export interface DemoDocument {
  row: NewRow<'files'> & { application_id: number };
  bytes: Uint8Array;
}

export interface ApplicationFiles {
  resume: DemoDocument;
  internship_letter: DemoDocument;
}

/** The two files of every application; a student sends the same ones each time. */
export function createDocuments(
  random: Random,
  applications: readonly DemoApplication[],
): Map<number, ApplicationFiles> {
  const known = new Map<number, { resume: GeneratedFile; letter: GeneratedFile }>();
  return new Map(
    applications.map(({ row, student }) => {
      const papers = known.get(student.user_id) ?? {
        resume: createResume(student),
        letter: createInternshipLetter(student),
      };
      known.set(student.user_id, papers);
      const file = ({ name, bytes, sha256 }: GeneratedFile): DemoDocument => ({
        bytes,
        row: {
          key: createKey(random),
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

interface GeneratedFile {
  name: string;
  bytes: Uint8Array;
  sha256: string;
}

const createFile = (name: string, bytes: Uint8Array): GeneratedFile => ({
  name,
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const toFileName = (student: DemoStudent, ending: string) =>
  `${stripDiacritics(student.profile.name).replaceAll(' ', '-')}-${ending}.pdf`;

const createResume = (student: DemoStudent): GeneratedFile => {
  const { name, degree, course, university, status, personalStatement } = student.profile;
  return createFile(
    toFileName(student, 'CV'),
    createPdf(name, [
      `${student.email}   ${student.phone}`,
      `${degree} ${course}, ${university} (${status})`,
      `About me: ${personalStatement}`,
      'Referees are named on request.',
    ]),
  );
};

const createInternshipLetter = (student: DemoStudent): GeneratedFile => {
  const { name, course, university, status } = student.profile;
  const body =
    status === 'Undergraduate'
      ? `This is to introduce ${name}, a student of ${course} in this institution, who seeks a place for industrial training. Any help given to the bearer is appreciated.`
      : `This is to confirm that ${name} completed the programme in ${course} in this institution and was found worthy in character and learning.`;
  return createFile(
    toFileName(student, 'letter'),
    createPdf(university, ['To whom it may concern', body, `Head of Department, ${course}`]),
  );
};

const createKey = (random: Random) => Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
