import type {
  Currency,
  Degree,
  EnvMode,
  JobField,
  Sex,
  StudentStatus,
  VerificationStatus,
} from '@foothold/shared/contract';

/** What a role asks of a course of study; students answer jobs of their own discipline. */
export type Discipline =
  | 'agriculture'
  | 'business'
  | 'computing'
  | 'design'
  | 'education'
  | 'engineering'
  | 'health'
  | 'hospitality'
  | 'law'
  | 'media'
  | 'social';

export type JobKind = 'internship' | 'siwes' | 'trainee' | 'nysc' | 'entry' | 'experienced';

/** A question of a company, with one answer for each of the first three applicants. */
export interface Question {
  text: string;
  answers: readonly string[];
}

/** Everything that can be said about one kind of work; `{company}` and `{town}` are filled in for each job. */
export interface Role {
  key: string;
  /** The work ("Backend Engineering"), the person, the first post and the experienced one. */
  titles: readonly [work: string, person: string, entry: string, experienced: string];
  field: JobField;
  department: string;
  disciplines: readonly Discipline[];
  /** Courses of study that its letters speak of, where a discipline alone is too wide. */
  courses?: RegExp;
  env: readonly EnvMode[];
  siwes: boolean;
  /** Thousands of naira a month in the first post. */
  pay: number;
  openingSentences: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  questions: readonly Question[];
  letterParagraphs: readonly string[];
}

export interface CompanyProfile {
  name: string;
  email: string;
  cac: string;
  state: string;
  town: string;
  address: string;
  about: readonly string[];
  roles: readonly string[];
  /** Where some of its jobs are, and what they pay in, when that is not at home. */
  abroad?: { currency: Currency; location: string };
  status?: Exclude<VerificationStatus, 'verified'>;
  reason?: string;
}

export interface StudentProfile {
  name: string;
  sex: Sex;
  university: string;
  course: string;
  degree: Degree;
  status: StudentStatus;
  discipline: Discipline;
  /** What this person alone would say of themselves. */
  personalStatement: string;
}
