import type { Random } from '../../server/demo/random';
import type { Entry } from './ledger';
import { create, type Outbox, type Request, type Sender } from './requests';

/** Something that was acknowledged. While `isBusy`, another request about it is under way. */
interface Subject {
  entry: Entry;
  isBusy: boolean;
}

export interface Account extends Subject, Sender {
  /** Of an organization; a student has the user's. */
  role_id: number;
}

export interface Student extends Account {
  documents: Record<'resume' | 'internship_letter', (Subject & { id: number })[]>;
}

interface Job extends Subject {
  id: number;
  company: Account;
  isOpen: boolean;
  applicants: Set<Student>;
}

export interface Application extends Subject {
  id: number;
  job: Job;
  student: Student;
  status: string;
  interview?: { id: number; date: string; entry: Entry } | undefined;
  notes: number;
}

/** What the load knows of. Only what was acknowledged is in it. */
export interface Market {
  students: Student[];
  companies: Account[];
  jobs: Job[];
  applications: Application[];
  /** The last requests with their responses, to be sent again. */
  recent: { request: Request & { key: string }; body: unknown }[];
}

export const createMarket = (): Market => ({ students: [], companies: [], jobs: [], applications: [], recent: [] });

let marks = 0;
/** A word that no other request has. */
export function createMark(): string {
  marks += 1;
  return `m${marks.toString(36)}x`;
}

const password = 'a-quiet-harbour-7';

interface Registered {
  token: string;
  details: { user_id: number; id: number };
}

export const registerStudent = (outbox: Outbox, market: Market) =>
  registerAccount(outbox, { role: 'student', full_name: 'Ngozi Balogun', ...studentDetails }, (account) => {
    market.students.push({ ...account, documents: { resume: [], internship_letter: [] } });
  });

/** It can post jobs once an admin has verified it. */
export const registerCompany = (outbox: Outbox, onRegistered: (account: Account) => void) =>
  registerAccount(outbox, { role: 'organization', company_cac_number: 'RC 1203344', ...companyDetails }, onRegistered);

/** What a change of the profile sends as it was. */
export const studentDetails = {
  ...{ phone: '08031234567', sex: 'Female', university: 'University of Lagos', course_of_study: 'Physics' },
  ...{ status: 'Undergraduate', degree: 'BSc' },
};
export const companyDetails = {
  ...{ company_name: 'Ogbomosho Tools', phone: '08039876543', company_street_address: '4 Station Road' },
  company_state: 'Oyo',
};

function registerAccount(
  outbox: Outbox,
  details: { role: string; course_of_study?: string } & Record<string, string>,
  onRegistered: (account: Account) => void,
) {
  const email = `${createMark()}@example.ng`;
  return create<Registered>(outbox, {
    ...{ kind: 'account', mark: email, state: details.course_of_study ?? '' },
    request: { method: 'POST', path: '/auth/register', body: { ...details, email, password } },
    readId: ({ details: { user_id } }) => user_id,
    onDone: ({ token, details: { user_id, id } }, entry) =>
      onRegistered({ token, user_id, role_id: id, entry, isBusy: false }),
  });
}

/** Any of these that nobody is busy with, or undefined. A few are looked at. */
export function pickIdle<T extends { isBusy: boolean }>(
  random: Random,
  subjects: readonly T[],
  fits: (subject: T) => boolean = () => true,
): T | undefined {
  for (let tries = 0; tries < 12 && subjects.length > 0; tries += 1) {
    const subject = random.pick(subjects);
    if (!subject.isBusy && fits(subject)) return subject;
  }
  return undefined;
}

const maxRecent = 200;

export function remember(market: Market, request: Request & { key: string }, body: unknown): void {
  market.recent.push({ request, body });
  if (market.recent.length > maxRecent) market.recent.shift();
}
