import { degrees, durationRanges, jobFields, jobKinds, type SearchConditions } from '@foothold/shared/contract';
import { createRandom } from '../market/generate';

const words = [
  ...['accountant', 'backend engineer', 'frontend', 'nurse', 'sales', 'data analyst', 'intern', 'graphic designer'],
  ...['civil engineer', 'cook', 'teacher', 'lawyer', 'pharmacist', 'marketing', 'journalist', 'electrical', 'support'],
  ...[
    'agronomist',
    'driver',
    'architect',
    'microbiologist',
    'graduate trainee',
    'engineering',
    'finance',
    'kubernetes',
  ],
];
const places = ['Lagos', 'Abuja (FCT)', 'Rivers', 'Oyo', 'Kano', 'Ikeja', 'Yaba', 'Kaduna', 'Enugu', 'Delta', 'Remote'];
const companies = ['Harmattan Foods 0', 'Kola Systems 17', 'Zuma Logistics 64', 'Atlas Foods 359'];

/** What students save: nearly always a word or a place, and a filter or two. */
export function generateSearches(count: number): SearchConditions[] {
  const random = createRandom(20);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const maybe = <T>(share: number, list: readonly T[]) => (random() < share ? pick(list) : undefined);
  const found = new Map<string, SearchConditions>();
  while (found.size < count) {
    const conditions = {
      q: maybe(0.6, words),
      company: maybe(0.02, companies),
      field: maybe(0.4, jobFields),
      stipend: maybe(0.3, ['Yes']),
      location: maybe(0.6, places),
      env_mode: maybe(0.15, ['remote', 'hybrid,remote']),
      kind: maybe(0.4, [...jobKinds, 'internship,siwes']),
      pay_from: maybe(0.1, ['50000', '100000']),
      duration: maybe(0.05, durationRanges),
      degree: maybe(0.1, degrees),
    };
    const given = Object.entries(conditions).filter(([, value]) => value !== undefined);
    const text = JSON.stringify(Object.fromEntries(given));
    if (given.length > 1) found.set(text, JSON.parse(text));
  }
  return [...found.values()];
}
