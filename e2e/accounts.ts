import type { APIRequestContext } from '@playwright/test';

export const demoPassword = 'foothold-demo';
export const password = 'a-quiet-harbour-7';
export const rejectionReason = 'The CAC number belongs to another company.';

export type AccountKind = 'student' | 'company' | 'pending company' | 'rejected company';

export interface Account {
  email: string;
  password: string;
}

let count = 0;
/** An id that no other test uses on this server. */
export const createUniqueId = () => `${Date.now().toString(36)}${process.pid}${++count}`;

/**
 * Registers an account with the request that the forms send, for tests that are about something else. `own` is signed in to it
 * afterwards; `admin` logs in as the demo admin to verify or reject companies.
 */
export async function registerAccount(
  kind: AccountKind,
  own: APIRequestContext,
  admin: APIRequestContext,
): Promise<Account> {
  const account = { email: `${createUniqueId()}@example.ng`, password };
  const { details } = await sendRequest(own, 'post', '/api/auth/register', {
    ...account,
    ...(kind === 'student' ? buildStudent() : buildCompany()),
  });
  if (kind === 'company' || kind === 'rejected company') {
    await sendRequest(admin, 'post', '/api/login', { email: 'admin@foothold.test', password: demoPassword });
    const [call, data] =
      kind === 'company' ? (['verify', {}] as const) : (['reject', { reason: rejectionReason }] as const);
    await sendRequest(admin, 'put', `/api/${call}-organization/${details.id}`, data);
  }
  return account;
}

/** Sends a JSON request and returns the parsed response; throws unless it succeeded. */
export async function sendRequest(from: APIRequestContext, method: 'post' | 'put', path: string, data: unknown) {
  const response = await from[method](path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

const buildStudent = () => ({
  role: 'student',
  full_name: 'Ngozi Balogun',
  phone: '08031234567',
  sex: 'Female',
  university: 'University of Lagos, Lagos',
  course_of_study: 'Computer Science',
  status: 'Undergraduate',
  degree: 'BSc',
});

const buildCompany = () => ({
  role: 'organization',
  company_name: `Ogbomosho Tools ${createUniqueId()}`,
  phone: '08039876543',
  company_street_address: '4 Station Road',
  company_state: 'Oyo',
  company_cac_number: 'RC 1203344',
});
