import type {
  AccountSession,
  Application,
  ApplicationDraft,
  ApplicationEvent,
  Company,
  Identity,
  Interview,
  Job,
  Notification,
  Organization,
  Student,
  StudentDocument,
  WholeApplication,
} from '@foothold/shared/contract';

let nextValue = 1;
const nextId = () => nextValue++;

/** A signed-in student by default. */
export const anIdentity = (overrides: Partial<Identity> = {}): Identity => {
  const user_id = overrides.user_id ?? nextId();
  return {
    role: 'student',
    user_id,
    role_specific_id: user_id,
    verified: 1,
    verification_status: 'verified',
    name: 'Chiamaka Okonkwo',
    email: 'chiamaka@example.ng',
    ...overrides,
  };
};

/** An open, paid job of a verified company. */
export const aJob = (overrides: Partial<Job> = {}): Job => {
  const id = overrides.id ?? nextId();
  return {
    id,
    org_id: 7,
    job_title: 'Backend Engineering Intern',
    field: 'Science',
    currency: 'Naira',
    department: 'Engineering',
    stipend: 1,
    env_mode: 'hybrid',
    amount: '150,000',
    duration: '6 months',
    location: 'Lagos',
    deadline: '2030-01-31',
    job_description: 'Write and test the services behind a payments ledger.',
    job_requirements: '1. One project you can show\n2. Any language',
    q1: null,
    q2: null,
    q3: null,
    q4: null,
    q5: null,
    status: 1,
    display_status: 'Active',
    days_left: 13,
    created_at: new Date().toISOString(),
    company_name: 'Harmattan Systems',
    sharelink: `http://localhost/viewjob/backend-engineering-intern/${id}`,
    application: [],
    applied_user_ids: [],
    application_count: 0,
    own_application: null,
    saved: false,
    organization: {
      id: 7,
      company_name: 'Harmattan Systems',
      company_state: 'Lagos',
      company_street_address: '4 Herbert Macaulay Way',
      logo: null,
      open_jobs: null,
    },
    ...overrides,
  };
};

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

/** An application with its history, documents and document views. */
export const aWholeApplication = (overrides: Partial<WholeApplication> = {}): WholeApplication => ({
  ...anApplication(),
  ...wholeParts(),
  ...overrides,
});

const wholeParts = (): Pick<WholeApplication, 'timeline' | 'documents' | 'document_views'> => ({
  timeline: [anApplicationEvent()],
  documents: {
    resume: { name: 'resume.pdf', size: 182_000, type: 'application/pdf', path: '/storage/resume-key' },
    internship_letter: { name: 'letter.pdf', size: 96_000, type: 'application/pdf', path: '/storage/letter-key' },
  },
  document_views: [],
});

/** A résumé in the student's own profile. */
export const aDocument = (overrides: Partial<StudentDocument> = {}): StudentDocument => {
  const id = overrides.id ?? nextId();
  return {
    id,
    kind: 'resume',
    name: 'resume.pdf',
    size: 182_000,
    type: 'application/pdf',
    path: `/storage/document-${id}`,
    created_at: new Date().toISOString(),
    ...overrides,
  };
};

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

/** Another session of the account, on a phone. */
export const aSession = (overrides: Partial<AccountSession> = {}): AccountSession => ({
  created_at: new Date().toISOString(),
  last_seen_at: new Date().toISOString(),
  device: 'Chrome on Android',
  current: false,
  ...overrides,
});

export const aStudent = (overrides: Partial<Student> = {}): Student => ({
  full_name: 'Chiamaka Okonkwo',
  sex: 'Female',
  course_of_study: 'Microbiology',
  degree: 'BSc',
  status: 'Undergraduate',
  university: 'University of Lagos',
  phone: '08031234567',
  ...overrides,
});

/** A company that awaits verification. */
export const anOrganization = (overrides: Partial<Organization> = {}): Organization => ({
  id: nextId(),
  company_name: 'Kwararafa Agro Works',
  company_state: 'Plateau',
  company_street_address: '12 Rayfield Road, Jos',
  company_cac_number: 'RC 1843207',
  phone: '08031234567',
  interview_link: null,
  about: null,
  website: null,
  logo: null,
  verified: 0,
  verification_status: 'pending',
  reason: null,
  time_zone: 'Africa/Lagos',
  created_at: new Date().toISOString(),
  ...overrides,
});

/** A company with a public page. */
export const aCompany = (overrides: Partial<Company> = {}): Company => ({
  id: 7,
  company_name: 'Harmattan Systems',
  company_state: 'Lagos',
  about: 'We run the ledger of 210 cooperative societies.\n- 48 people\n- In Yaba',
  website: 'https://harmattan.example/about',
  logo: null,
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
  created_at: new Date().toISOString(),
  ...overrides,
});

export const aNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: nextId(),
  kind: 'application',
  title: 'Your application was opened',
  message: 'Harmattan Systems opened your application for Backend Engineering Intern.',
  created_at: new Date().toISOString(),
  read_at: null,
  href: '/dashboard/applications',
  ...overrides,
});
