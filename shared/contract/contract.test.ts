import * as admin from './admin/index';
import * as contract from './index';
import {
  applyToJob,
  credentials,
  type Endpoint,
  errorStatus,
  explain,
  login,
  newJob,
  register,
  updateOrganization,
} from './index';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value;
const exported: unknown[] = [...Object.values(contract), ...Object.values(admin)];
const endpoints = exported.filter(isEndpoint);

const paidJob = {
  job_title: 'C++ Developer (Graduate)',
  department: 'Engineering',
  field: 'Science',
  duration: '6 months',
  env_mode: 'hybrid',
  location: 'Lagos',
  stipend: 1,
  currency: 'Naira',
  amount: '100,000 - 150,000',
  deadline: '2030-01-31',
  job_description: 'Build things.',
};
const refused = (body: unknown) =>
  Object.fromEntries(
    (newJob.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

it('has one endpoint for each method and path', () => {
  const routes = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.length).toBeGreaterThan(30);
});

it('has a parameter for each placeholder in a path, and none beside', () => {
  for (const { path, params } of endpoints) {
    const placeholders = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name);
    expect(Object.keys(params.shape)).toEqual(placeholders);
  }
});

it('has a sentence for every failure', () => {
  for (const code of Object.keys(errorStatus) as contract.ErrorCode[]) expect(explain(code)).toMatch(/^[A-Z].{10,}/);
});

it.each(['Frontend Engineer / Intern', 'C++ & C# Developer', 'Ọjà Manager (Ìbàdàn)', 'R&D: Lab Assistant, SIWES'])(
  'takes %s as a job title',
  (job_title) => expect(refused({ ...paidJob, job_title })).toEqual({}),
);

it.each(['Intern *urgent*', 'Dev <b>', 'Win $$$', 'Designer 🚀'])('refuses %s as a job title', (job_title) => {
  expect(refused({ ...paidJob, job_title })).toEqual({ job_title: 'Special characters are not allowed.' });
});

it('asks a paid job for currency and amount, and an unpaid one for neither', () => {
  expect(refused({ ...paidJob, currency: null, amount: '' })).toEqual({
    currency: 'Currency is required.',
    amount: 'Stipend amount is required.',
  });
  expect(refused({ ...paidJob, stipend: 0, currency: null, amount: null })).toEqual({});
});

it.each(['50,000', '50,000 - 80,000', '120,000–150,000', '1500.50 to 2000'])('takes %s as an amount', (amount) => {
  expect(refused({ ...paidJob, amount })).toEqual({});
});

it('takes no words for money', () => {
  expect(refused({ ...paidJob, amount: '80,000 - 50,000' })).toEqual({ amount: 'Write the lower amount first.' });
  expect(refused({ ...paidJob, amount: 'lots' })).toEqual({
    amount: 'Write the amount in figures, such as 50,000 or 50,000 - 80,000.',
  });
});

it('tells a wrong choice from a missing one', () => {
  expect(refused({ ...paidJob, field: 'Foo', deadline: '2026-02-31', stipend: 7 })).toEqual({
    field: 'Field is one of Art, Science, Commercial.',
    deadline: 'Use a date of the calendar, such as 2027-01-31.',
    stipend: 'Stipend is 1 for paid, 0 for unpaid.',
  });
  expect(refused({ ...paidJob, field: '', deadline: '' })).toEqual({
    field: 'Field is required.',
    deadline: 'Deadline is required.',
  });
});

it('takes no date of a year that nobody means', () => {
  expect(refused({ ...paidJob, deadline: '2099-12-31' })).toEqual({});
  expect(refused({ ...paidJob, deadline: '2100-01-01' })).toEqual({ deadline: 'Choose a date before the year 2100.' });
});

it('asks for a place unless the work is remote', () => {
  expect(refused({ ...paidJob, location: ' ' })).toEqual({ location: 'Location is required.' });
  expect(refused({ ...paidJob, env_mode: 'remote', location: null })).toEqual({});
});

it('names every missing field of a job at once', () => {
  expect(Object.keys(refused({}))).toEqual(
    expect.arrayContaining([
      'job_title',
      'department',
      'field',
      'duration',
      'env_mode',
      'stipend',
      'deadline',
      'job_description',
    ]),
  );
});

it('asks for both email and password in one sentence', () => {
  const message = login.body.safeParse({ email: '', password: '' }).error?.issues[0]?.message;
  expect(message).toBe('Email and password are required.');
});

it('takes no other roles than student and organization at registration', () => {
  expect(register.body.safeParse({ role: 'admin', email: 'a@b.ng', password: 'long enough' }).success).toBe(false);
});

const profile = { company_name: 'A', company_state: 'Oyo', company_street_address: 'B', phone: '0803 123 4567' };
const checkProfile = (over: object) => updateOrganization.body.safeParse({ ...profile, ...over });

it.each(['meet.google.com/abc-defg-hij', 'Zoom.us', 'meet.example.ng?room=7', 'https://meet.example.ng/a'])(
  'takes the link %s, as people read it out',
  (link) => {
    const written = link.startsWith('https://') ? link : `https://${link}`;
    expect(checkProfile({ interview_link: link }).data).toMatchObject({ interview_link: written });
  },
);

it.each([
  ...['javascript:alert(1)', 'http://meet.example.ng', 'ftp://meet.example.ng', 'mailto:ada@example.ng'],
  ...['ada@example.ng', 'ada:secret@example.ng/a', 'localhost/a', '//meet.example.ng', 'meet example.ng', 'the room'],
  ...['https://ada:secret@example.ng', '192.168.0.1/a', 'meet.example.ng:8080/a', 'a'.repeat(495).concat('.ng/a')],
])('refuses the link %s', (link) => {
  expect(checkProfile({ interview_link: link }).success).toBe(false);
});

it('takes a profile without a link', () => {
  for (const interview_link of ['', ' ', null, undefined])
    expect(checkProfile({ interview_link }).data).toMatchObject({ interview_link: null });
});

it.each([
  ['none of yours', 'Use digits only, with or without a leading +.'],
  ['0803-12O-45', 'Use digits only, with or without a leading +.'],
  ['0803 12', 'Use 7 to 15 digits, with or without a leading +.'],
  ['+234 803 123 4567 8901', 'Use 7 to 15 digits, with or without a leading +.'],
  ['', 'Phone is required.'],
])('says of the number %s what is wrong with it', (phone, sentence) => {
  expect(checkProfile({ phone }).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it.each([
  ['', 'Password is required.'],
  [undefined, 'Password is required.'],
  ['short', 'Use at least 8 characters.'],
])('says of the new password %s what it lacks', (password, sentence) => {
  const { error } = credentials.safeParse({ email: 'ada@example.ng', password });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

it('tidies a name that was typed with more spaces than it has', () => {
  expect(checkProfile({ company_name: '  Harmattan   Foods\u00a0 Ltd ' }).data?.company_name).toBe(
    'Harmattan Foods Ltd',
  );
});

it('refuses texts and numbers that a database cannot hold', () => {
  expect(checkProfile({ company_name: 'A\u0000B' }).success).toBe(false);
  expect(checkProfile({ interview_link: 'https://meet.example.ng/\u0000' }).success).toBe(false);
  expect(applyToJob.body.safeParse({ job_id: '99999999999', cover_letter: 'x' }).success).toBe(false);
  expect(checkProfile({}).data).toMatchObject({ phone: '08031234567' });
});
