import type {
  Application,
  ApplicationDraft,
  ApplicationEvent,
  CompanyApplication,
  Interview,
  Welcome,
  WholeApplication,
} from '@foothold/shared/contract';
import { nextId } from './nextId';

/** An application that the company has not opened. */
export const anApplication = (overrides: Partial<Application> = {}): Application => ({
  id: nextId(),
  job_id: 21,
  user_id: 3,
  org_id: 7,
  cover_letter: 'I am a 400-level Computer Engineering student looking for a six-month SIWES placement.',
  resume: '/storage/resume-key',
  internship_letter: '/storage/letter-key',
  a1: null,
  a2: null,
  a3: null,
  a4: null,
  a5: null,
  status: 'Applied',
  created_at: new Date().toISOString(),
  reply_due_on: null,
  replied_at: null,
  rejection_reason: null,
  rejection_line: null,
  acceptance_answer: null,
  acceptance_answered_at: null,
  acceptance_line: null,
  student_name: 'Babátúndé Adéyẹmí',
  job: {
    id: 21,
    job_title: 'Backend Engineering Intern',
    job_description: 'Write and test the services behind a payments ledger.',
  },
  user: { email: 'tunde@example.ng' },
  student: {
    full_name: 'Babátúndé Adéyẹmí',
    university: 'Obafemi Awolowo University',
    course_of_study: 'Computer Engineering',
    degree: 'BSc',
    status: 'Undergraduate',
    phone: '08031234567',
  },
  organization: { id: 7, company_name: 'Harmattan Systems' },
  interview: null,
  ...wholeParts(),
  ...overrides,
});

/** The same as its company sees it, not rated. */
export const aCompanyApplication = (overrides: Partial<CompanyApplication> = {}): CompanyApplication => ({
  ...anApplication(),
  rating: null,
  ...overrides,
});

/** An application with its history, documents and document views. */
export const aWholeApplication = (overrides: Partial<WholeApplication> = {}): WholeApplication => ({
  ...anApplication(),
  ...wholeParts(),
  ...overrides,
});

const wholeParts = (): Pick<WholeApplication, 'timeline' | 'documents' | 'document_views' | 'welcome'> => ({
  timeline: [anApplicationEvent()],
  documents: {
    resume: aSentDocument({ name: 'resume.pdf', path: '/storage/resume-key' }),
    internship_letter: aSentDocument({ name: 'letter.pdf', size: 96_000, path: '/storage/letter-key' }),
  },
  document_views: [],
  welcome: null,
});

/** What a company tells somebody whom it has accepted. */
export const aWelcome = (overrides: Partial<Welcome> = {}): Welcome => ({
  starts_on: '2030-01-07',
  place: '12 Marina, Lagos',
  contact_name: 'Ngozi Eze',
  contact_details: 'ngozi@harmattan.example',
  note: null,
  revision: 1,
  updated_at: new Date().toISOString(),
  ...overrides,
});

/** A document of an application. */
export const aSentDocument = (overrides: Partial<SentDocument> = {}): SentDocument => ({
  name: 'resume.pdf',
  size: 182_000,
  type: 'application/pdf',
  path: '/storage/resume-key',
  scan_status: null,
  ...overrides,
});

type SentDocument = NonNullable<WholeApplication['documents']['resume']>;

/** A draft with the beginning of a cover letter and no answers. */
export const anApplicationDraft = (overrides: Partial<ApplicationDraft> = {}): ApplicationDraft => ({
  job_id: 21,
  cover_letter: 'I am a 400-level Computer',
  a1: null,
  a2: null,
  a3: null,
  a4: null,
  a5: null,
  updated_at: new Date().toISOString(),
  ...overrides,
});

/** The student's application by default. */
export const anApplicationEvent = (overrides: Partial<ApplicationEvent> = {}): ApplicationEvent => ({
  kind: 'applied',
  status: 'Applied',
  at: new Date().toISOString(),
  by: 'Babátúndé Adéyẹmí',
  starts_at: null,
  ...overrides,
});

export const anInterview = (overrides: Partial<Interview> = {}): Interview => ({
  id: nextId(),
  application_id: 11,
  job_id: 21,
  user_id: 3,
  org_id: 7,
  date: '2030-02-04 10:00',
  starts_at: '2030-02-04T09:00:00.000Z',
  time_zone: 'Africa/Lagos',
  meet_link: 'https://meet.example.ng/hs',
  place: null,
  phone_number: null,
  alt_date_1: '2030-02-05 10:00',
  alt_date_2: '2030-02-06 10:00',
  confirmed_at: null,
  chosen: null,
  completed_at: null,
  declined_at: null,
  decline_note: null,
  agreed_date: null,
  created_at: new Date().toISOString(),
  ...overrides,
});
