import type {
  AccountSession,
  Identity,
  Notification,
  Output,
  Passkey,
  Student,
  StudentDetails,
  StudentDocument,
  startPasskeyLogin,
  startPasskeyRegistration,
} from '@foothold/shared/contract';
import { nextId } from './nextId';

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

/** What a student has added to the profile: everything, all of it shown to companies. */
export const someDetails = (overrides: Partial<StudentDetails> = {}): StudentDetails => ({
  skills: ['Python', 'Public speaking'],
  languages: [{ name: 'Yorùbá', level: 'native' }],
  links: [{ kind: 'github', url: 'https://github.com/chiamaka' }],
  graduation_year: 2031,
  available_from: '2030-01-07',
  preferred_places: ['Lagos', 'Remote'],
  preferred_env_modes: ['hybrid'],
  preferred_kinds: ['siwes', 'internship'],
  about: 'I keep bees.',
  hidden_items: [],
  revision: 3,
  ...overrides,
});

/** A resume in the student's own profile. */
export const aDocument = (overrides: Partial<StudentDocument> = {}): StudentDocument => {
  const id = overrides.id ?? nextId();
  return {
    id,
    kind: 'resume',
    name: 'resume.pdf',
    size: 182_000,
    type: 'application/pdf',
    path: `/storage/document-${id}`,
    scan_status: null,
    created_at: new Date().toISOString(),
    ...overrides,
  };
};

/** Another session of the account, on a phone. */
export const aSession = (overrides: Partial<AccountSession> = {}): AccountSession => ({
  id: nextId(),
  created_at: new Date().toISOString(),
  last_seen_at: new Date().toISOString(),
  device: 'Chrome on Android',
  current: false,
  ...overrides,
});

/** A passkey of the account, not used yet. */
export const aPasskey = (overrides: Partial<Passkey> = {}): Passkey => ({
  id: nextId(),
  name: 'Chrome on Android',
  is_synced: true,
  created_at: new Date().toISOString(),
  last_used_at: null,
  ...overrides,
});

/** What the browser needs for a new passkey. */
export const somePasskeyCreationOptions = (): Output<typeof startPasskeyRegistration> => ({
  rp: { id: 'localhost', name: 'Foothold' },
  user: { id: 'aGFuZGxl', name: 'chiamaka@example.ng', displayName: 'Chiamaka Okonkwo' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** What the browser needs to use a passkey. */
export const somePasskeyRequestOptions = (): Output<typeof startPasskeyLogin> => ({
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
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
