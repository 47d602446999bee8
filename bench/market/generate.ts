import type { JobContent } from '@foothold/shared/contract';
import { addDays } from '../../server/src/platform/time/days';

/** What the jobs of a market say: few words often, many seldom, as people write. */
const levels = ['Junior', 'Senior', 'Graduate', 'Assistant', 'Trainee', 'Lead', 'Associate', 'Intern'];
const roles = [
  ...['Accountant', 'Backend Engineer', 'Frontend Developer', 'Nurse', 'Sales Representative', 'Data Analyst'],
  ...['Graphic Designer', 'Civil Engineer', 'Cook', 'Teacher', 'Lawyer', 'Pharmacist', 'Marketing Officer'],
  ...['Journalist', 'Electrical Engineer', 'Support Agent', 'Agronomist', 'Driver', 'Architect', 'Microbiologist'],
];
const departments = ['Engineering', 'Finance', 'Sales', 'Operations', 'Marketing', 'Legal', 'Health', 'Design'];
const places = [
  ...['Lagos', 'Yaba, Lagos', 'Abuja (FCT)', 'Lagos', 'Rivers', 'Oyo', 'Kano', 'Ikeja, Lagos', 'Kaduna', 'Enugu'],
  ...['Delta', 'Edo', 'Ogun', 'Kwara', 'Plateau', 'Niger', 'Osun', 'Ondo', 'Ekiti', 'Imo', 'Benue', 'Kebbi'],
];
const names = ['Harmattan', 'Lagoon', 'Savanna', 'Baobab', 'Zuma', 'Marina', 'Palm', 'Kola', 'Iroko', 'Atlas'];
const trades = ['Foods', 'Systems', 'Health', 'Bank', 'Media', 'Energy', 'Logistics'];
const syllables = ['ba', 'ko', 'li', 'ra', 'ten', 'mo', 'su', 'ver', 'pa', 'ni', 'dor', 'ka', 'fel', 'ti', 'gum', 'es'];
const kinds = [null, 'internship', 'siwes', 'graduate', 'entry_level', null, 'nysc'] as const;
const amounts = ['50,000', '100,000 - 150,000', '200,000', '80,000', '1,000,000'];
const vocabulary = 4000;

const pick = <T>(list: readonly T[], number: number): T => list[Math.floor(number) % list.length] as T;

export const generateCompanies = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    email: `owner${number}@example.ng`,
    company_name: `${pick(names, number)} ${pick(trades, number / names.length)} ${number}`,
    verification_status: number % 20 === 19 ? 'pending' : 'verified',
  }));

type GeneratedJob = JobContent & { org_id: number; status: 0 | 1 };

/** Jobs that are open until some day from `today` on. */
export function generateJobs(count: number, org_ids: readonly number[], today: string): GeneratedJob[] {
  const random = createRandom(7);
  const skewed = (most: number, by: number) => Math.floor(random() ** by * most);
  return Array.from({ length: count }, (_, number) => {
    const job: Omit<GeneratedJob, keyof typeof paid> = {
      org_id: pick(org_ids, skewed(org_ids.length, 2)),
      job_title: `${pick(levels, number)} ${pick(roles, skewed(roles.length, 1.5))}`,
      field: pick(['Art', 'Science', 'Commercial', 'Science'], random() * 4),
      stipend: random() < 0.6 ? 1 : 0,
      department: pick(departments, random() * departments.length),
      env_mode: pick(['onsite', 'onsite', 'hybrid', 'remote'], random() * 4),
      duration: pick(['6 months', '3 months', '12 months', 'Permanent', '2 years'], number),
      location: random() < 0.1 ? null : pick(places, skewed(places.length, 2)),
      deadline: addDays(today, skewed(90, 1)),
      status: random() < 0.04 ? 0 : 1,
      job_description: Array.from({ length: 24 }, () => toWord(skewed(vocabulary, 3))).join(' '),
      job_requirements: pick([null, '- BSc or HND', '- OND', null, '- PhD'], number / 3),
      kind: pick(kinds, random() * kinds.length),
      start_date: random() < 0.3 ? addDays(today, skewed(200, 1)) : null,
      openings: null,
      letter_required: 1,
      reply_days: 10,
      ...{ q1: null, q2: null, q3: null, q4: null, q5: null },
    };
    return { ...job, ...(job.stipend ? { ...paid, amount: pick(amounts, number) } : unpaid) };
  });
}

const paid: Pick<JobContent, 'currency' | 'amount'> = { currency: 'Naira', amount: null };
const unpaid = { currency: null, amount: null };

/** The word of a rank; no two ranks share one. */
function toWord(rank: number): string {
  const [few, some, many] = [rank % 16, Math.floor(rank / 16) % 16, Math.floor(rank / 256)];
  return [few, some, many].map((digit) => pick(syllables, digit)).join('');
}

/** The same numbers in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
