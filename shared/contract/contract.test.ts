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
const listErrors = (body: unknown) =>
  Object.fromEntries(
    (newJob.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('endpoints', () => {
  it('have a unique method and path', () => {
    const routes = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes.length).toBeGreaterThan(30);
  });

  it('have exactly the parameters that their path names', () => {
    for (const { path, params } of endpoints) {
      const placeholders = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name);
      expect(Object.keys(params.shape)).toEqual(placeholders);
    }
  });

  it('have a message for every error code', () => {
    for (const code of Object.keys(errorStatus) as contract.ErrorCode[]) expect(explain(code)).toMatch(/^[A-Z].{10,}/);
  });
});

describe('job input', () => {
  it.each(['Frontend Engineer / Intern', 'C++ & C# Developer', 'Ọjà Manager (Ìbàdàn)', 'R&D: Lab Assistant, SIWES'])(
    'accepts the job title %s',
    (job_title) => expect(listErrors({ ...paidJob, job_title })).toEqual({}),
  );

  it.each(['Intern *urgent*', 'Dev <b>', 'Win $$$', 'Designer 🚀'])('rejects the job title %s', (job_title) => {
    expect(listErrors({ ...paidJob, job_title })).toEqual({ job_title: 'Special characters are not allowed.' });
  });

  it('requires currency and amount only when the job is paid', () => {
    expect(listErrors({ ...paidJob, currency: null, amount: '' })).toEqual({
      currency: 'Currency is required.',
      amount: 'Stipend amount is required.',
    });
    expect(listErrors({ ...paidJob, stipend: 0, currency: null, amount: null })).toEqual({});
  });

  it.each(['50,000', '50,000 - 80,000', '120,000–150,000', '1500.50 to 2000'])('accepts the amount %s', (amount) => {
    expect(listErrors({ ...paidJob, amount })).toEqual({});
  });

  it('rejects an amount in words or with the higher figure first', () => {
    expect(listErrors({ ...paidJob, amount: '80,000 - 50,000' })).toEqual({ amount: 'Write the lower amount first.' });
    expect(listErrors({ ...paidJob, amount: 'lots' })).toEqual({
      amount: 'Write the amount in figures, such as 50,000 or 50,000 - 80,000.',
    });
  });

  it('has different messages for invalid and missing choices', () => {
    expect(listErrors({ ...paidJob, field: 'Foo', deadline: '2026-02-31', stipend: 7 })).toEqual({
      field: 'Field is one of Art, Science, Commercial.',
      deadline: 'Use a date of the calendar, such as 2027-01-31.',
      stipend: 'Stipend is 1 for paid, 0 for unpaid.',
    });
    expect(listErrors({ ...paidJob, field: '', deadline: '' })).toEqual({
      field: 'Field is required.',
      deadline: 'Deadline is required.',
    });
  });

  it('rejects a deadline after the year 2099', () => {
    expect(listErrors({ ...paidJob, deadline: '2099-12-31' })).toEqual({});
    expect(listErrors({ ...paidJob, deadline: '2100-01-01' })).toEqual({
      deadline: 'Choose a date before the year 2100.',
    });
  });

  it('requires a location unless the work is remote', () => {
    expect(listErrors({ ...paidJob, location: ' ' })).toEqual({ location: 'Location is required.' });
    expect(listErrors({ ...paidJob, env_mode: 'remote', location: null })).toEqual({});
  });

  it('reports every missing field at once', () => {
    expect(Object.keys(listErrors({}))).toEqual(
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
});

describe('credentials', () => {
  it('have one message for a missing email and password at login', () => {
    const message = login.body.safeParse({ email: '', password: '' }).error?.issues[0]?.message;
    expect(message).toBe('Email and password are required.');
  });

  it('reject other roles than student and organization at registration', () => {
    expect(register.body.safeParse({ role: 'admin', email: 'a@b.ng', password: 'long enough' }).success).toBe(false);
  });

  it.each([
    ['', 'Password is required.'],
    [undefined, 'Password is required.'],
    ['short', 'Use at least 8 characters.'],
  ])('name the broken rule for the new password %s', (password, sentence) => {
    const { error } = credentials.safeParse({ email: 'ada@example.ng', password });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});

describe('organization profile', () => {
  const profile = { company_name: 'A', company_state: 'Oyo', company_street_address: 'B', phone: '0803 123 4567' };
  const checkProfile = (changes: object) => updateOrganization.body.safeParse({ ...profile, ...changes });

  it.each(['meet.google.com/abc-defg-hij', 'Zoom.us', 'meet.example.ng?room=7', 'https://meet.example.ng/a'])(
    'accepts the link %s and adds https when it has no scheme',
    (link) => {
      const stored = link.startsWith('https://') ? link : `https://${link}`;
      expect(checkProfile({ interview_link: link }).data).toMatchObject({ interview_link: stored });
    },
  );

  it('stores the scheme of a link in small letters', () => {
    const links = checkProfile({ interview_link: 'HTTPS://Meet.example.ng/Room' }).data;
    expect(links).toMatchObject({ interview_link: 'https://Meet.example.ng/Room' });
  });

  it.each([
    ...['https:evil', 'https:/evil.example.ng', 'https:\\\\evil.example.ng'],
    ...['javascript:alert(1)', 'http://meet.example.ng', 'ftp://meet.example.ng', 'mailto:ada@example.ng'],
    ...['ada@example.ng', 'ada:secret@example.ng/a', 'localhost/a', '//meet.example.ng', 'meet example.ng', 'the room'],
    ...['https://ada:secret@example.ng', '192.168.0.1/a', 'meet.example.ng:8080/a', 'a'.repeat(495).concat('.ng/a')],
  ])('rejects the link %s', (link) => {
    expect(checkProfile({ interview_link: link }).success).toBe(false);
  });

  it('accepts a profile without a link', () => {
    for (const interview_link of ['', ' ', null, undefined])
      expect(checkProfile({ interview_link }).data).toMatchObject({ interview_link: null });
  });

  it.each([
    ['none of yours', 'Use digits only, with or without a leading +.'],
    ['0803-12O-45', 'Use digits only, with or without a leading +.'],
    ['0803 12', 'Use 7 to 15 digits, with or without a leading +.'],
    ['+234 803 123 4567 8901', 'Use 7 to 15 digits, with or without a leading +.'],
    ['', 'Phone is required.'],
  ])('names the broken rule for the phone number %s', (phone, sentence) => {
    expect(checkProfile({ phone }).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it('collapses repeated spaces in a name', () => {
    expect(checkProfile({ company_name: '  Harmattan   Foods\u00a0 Ltd ' }).data?.company_name).toBe(
      'Harmattan Foods Ltd',
    );
  });

  it('rejects texts and numbers that the database cannot store', () => {
    expect(checkProfile({ company_name: 'A\u0000B' }).success).toBe(false);
    expect(checkProfile({ interview_link: 'https://meet.example.ng/\u0000' }).success).toBe(false);
    expect(applyToJob.body.safeParse({ job_id: '99999999999', cover_letter: 'x' }).success).toBe(false);
    expect(checkProfile({}).data).toMatchObject({ phone: '08031234567' });
  });
});
