import { jobFields } from '@foothold/shared/contract';

export interface Search {
  what: string;
  path?: string;
  examples: readonly Record<string, string>[];
}

/** What nearly everybody sees. */
export const firstPage: Search = { what: 'the first page', examples: [{}] };

const places = ['Lagos', 'Kebbi', 'Kano', 'Remote', 'Enugu', 'Yaba'];
const dates = ['Today', 'Yesterday', 'Last week', 'Last month'];
const companies = ['Harmattan Foods 0', 'Kola Systems 17', 'Zuma Logistics 64', 'Atlas Foods 359'];

/** Every combination of the filters that are given, in every order that a page can have. */
const combinations: readonly Record<string, string>[] = ['newest', 'deadline'].flatMap((sort) =>
  Array.from({ length: 31 }, (_, number) => {
    const chosen = number + 1;
    return {
      sort,
      ...(chosen & 1 && { field: pickCyclic(jobFields, chosen) }),
      ...(chosen & 2 && { stipend: chosen % 3 ? 'Yes' : 'No' }),
      ...(chosen & 4 && { location: pickCyclic(places, chosen) }),
      ...(chosen & 8 && { date: pickCyclic(dates, chosen) }),
      ...(chosen & 16 && { company: pickCyclic(companies, chosen) }),
    };
  }),
);

/** Each of these leaves nothing, however much the others of its filters would find. */
const withoutResults: readonly Record<string, string>[] = [
  { location: 'Nowhere' },
  { field: 'Art', stipend: 'Yes', location: 'Nowhere' },
  { company: 'Nobody & Sons', date: 'Last month' },
  { company: 'Harmattan Foods 0', location: 'Nowhere', sort: 'deadline' },
  { q: 'nurse', location: 'Nowhere' },
  { q: 'zzyzzy' },
];

/** What many jobs have, what few have, and what none has. */
const furtherFilters: readonly Record<string, string>[] = [
  { kind: 'internship,siwes' },
  { env_mode: 'remote', kind: 'nysc', degree: 'PhD' },
  { currency: 'Naira', pay_from: '150000' },
  { pay_from: '5000000' },
  { currency: 'Dollar' },
  { duration: 'Over a year', start: 'In more than 3 months', sort: 'deadline' },
  { kind: 'graduate', location: 'Kebbi', pay_to: '60000' },
  { q: 'nurse', kind: 'internship', duration: '4 to 6 months' },
];

const mistyped = [
  ...['engneer lagos', 'softwar developer', 'sofware enginer'],
  ...['enginer', 'acountant lagos', 'nusre kano', 'microbilogist', 'fronted devloper', 'archtect'],
];
const typed = ['engineer', 'nurse', 'cook lagos', 'harmattan', 'data analyst', 'sales kano'];
const toQuery = (text: string) => ({ q: text });

const countFilters: readonly Record<string, string>[] = [
  {},
  { field: 'Art' },
  { location: 'Kano', stipend: 'Yes' },
  { date: 'Last week', company: 'Harmattan Foods 0' },
  { location: 'Nowhere' },
  ...['engineer', 'acountant lagos'].map(toQuery),
];

export const searches: readonly Search[] = [
  firstPage,
  { what: 'combinations of filters', examples: combinations },
  { what: 'filters that find nothing', examples: withoutResults },
  { what: 'further filters', examples: furtherFilters },
  { what: 'searches with a typo', examples: mistyped.map(toQuery) },
  { what: 'searches without one', examples: typed.map(toQuery) },
  { what: 'counts beside filters', path: 'jobs/counts', examples: countFilters },
];

function pickCyclic<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}
