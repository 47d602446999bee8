import type { VerificationStatus } from '@foothold/shared/contract';
import type { NewRow } from '../src/platform/db';
import { companies } from './data/companies';
import { students } from './data/students';
import type { CompanyProfile, StudentProfile } from './data/types';
import { day, hour } from './dates';
import { stripDiacritics } from './fillTemplate';
import type { Random } from './random';

/** The accounts that everybody may try; all demo accounts have this password. */
export const demoPassword = 'foothold-demo';
export const demoAccounts = {
  student: 'student@foothold.test',
  company: 'company@foothold.test',
  pending: 'pending@foothold.test',
  admin: 'admin@foothold.test',
} as const;

/** The admin registered before anybody else. */
export const adminId = 1;

export interface DemoStudent {
  profile: StudentProfile;
  user_id: number;
  email: string;
  phone: string;
  /** When they registered. */
  since: Date;
}

export interface DemoCompany {
  profile: CompanyProfile;
  user_id: number;
  org_id: number;
  interview_link: string | null;
  /** When an admin approved or rejected it. */
  decided_at: Date | null;
}

interface Newcomer {
  email: string;
  role: 'student' | 'organization' | 'admin';
  created_at: Date;
  student?: StudentProfile;
  company?: CompanyProfile;
}

/** Every account in the order of its registration, so that ids and dates agree. */
export function createAccounts(random: Random, now: Date, password_hash: string, time_zone: string) {
  const newcomers = [createAdmin(now), ...createCompanies(random, now), ...createStudents(random, now)];
  newcomers.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());

  const users: (NewRow<'users'> & { id: number; created_at: Date })[] = [];
  const organizations: (NewRow<'organizations'> & { id: number })[] = [];
  const studentRows: NewRow<'students'>[] = [];
  const people: DemoStudent[] = [];
  const employers: DemoCompany[] = [];

  newcomers.forEach(({ email, role, created_at, student, company }, index) => {
    const user_id = index + 1;
    users.push({
      id: user_id,
      email,
      role,
      password_hash,
      is_demo: true,
      email_confirmed_at: created_at,
      created_at,
      updated_at: created_at,
    });
    if (student) {
      const person = { profile: student, user_id, email, phone: createPhoneNumber(random), since: created_at };
      people.push(person);
      studentRows.push(toStudentRow(person, created_at));
    }
    if (company) {
      const org_id = organizations.length + 1;
      const row = toOrganizationRow(random, { company, user_id, org_id, created_at, time_zone });
      organizations.push(row);
      employers.push({
        profile: company,
        user_id,
        org_id,
        interview_link: row.interview_link,
        decided_at: row.decided_at,
      });
    }
  });

  return { users, organizations, studentRows, people, employers };
}

const createAdmin = (now: Date): Newcomer => ({
  email: demoAccounts.admin,
  role: 'admin',
  created_at: new Date(now.getTime() - 400 * day),
});

const createCompanies = (random: Random, now: Date): Newcomer[] =>
  companies.map((company) => ({
    email: company.email,
    role: 'organization',
    company,
    created_at: new Date(now.getTime() - (company.status ? random.int(4, 90) * hour : random.int(80, 380) * day)),
  }));

const createStudents = (random: Random, now: Date): Newcomer[] =>
  students.map((student, index) => ({
    email: index === 0 ? demoAccounts.student : `${toEmailName(student.name)}@students.example`,
    role: 'student',
    student,
    created_at: new Date(now.getTime() - pickDaysSinceSignUp(random, index) * day - random.int(0, 23) * hour),
  }));

/** Some come each week; half of all have been here since before the jobs. */
function pickDaysSinceSignUp(random: Random, index: number): number {
  if (index % 4 === 2) return random.int(0, 28);
  return index % 4 === 1 ? random.int(29, 75) : random.int(76, 300);
}

const toEmailName = (name: string) =>
  stripDiacritics(name)
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');

const toStudentRow = ({ profile, user_id, phone }: DemoStudent, updated_at: Date): NewRow<'students'> => ({
  user_id,
  full_name: profile.name,
  sex: profile.sex,
  university: profile.university,
  course_of_study: profile.course,
  status: profile.status,
  degree: profile.degree,
  phone,
  updated_at,
});

interface Registration {
  company: CompanyProfile;
  user_id: number;
  org_id: number;
  created_at: Date;
  time_zone: string;
}

function toOrganizationRow(random: Random, { company, user_id, org_id, created_at, time_zone }: Registration) {
  const status: VerificationStatus = company.status ?? 'verified';
  const decided_at = status === 'pending' ? null : new Date(created_at.getTime() + random.int(1, 3) * hour);
  return {
    id: org_id,
    user_id,
    company_name: company.name,
    company_state: company.state,
    company_street_address: company.address,
    company_cac_number: company.cac,
    phone: createPhoneNumber(random),
    interview_link:
      status === 'rejected'
        ? null
        : `https://meet.example/${stripDiacritics(company.email).replace(/^.*@|\..*$/g, '')}-${org_id}`,
    about: company.about.join('\n'),
    website: `https://${getDomain(company)}`,
    time_zone,
    verification_status: status,
    reason: company.reason ?? null,
    decided_by: decided_at && adminId,
    decided_at,
    created_at,
    updated_at: decided_at ?? created_at,
  };
}

/** Where the email comes from; the accounts to try, and a company that an admin refused, have another website. */
function getDomain({ email, name, status }: CompanyProfile): string {
  const domain = stripDiacritics(email).replace(/^.*@/, '');
  if (domain.endsWith('.example') && status !== 'rejected') return domain;
  return `${stripDiacritics(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}.example`;
}

const prefixes = ['803', '806', '813', '816', '703', '706', '903', '805', '807', '815', '802', '808', '812', '909'];
const createPhoneNumber = (random: Random) => `+234${random.pick(prefixes)}${random.int(1_000_000, 9_999_999)}`;
