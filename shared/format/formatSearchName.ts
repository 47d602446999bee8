import type { EnvMode, JobKind, SearchConditions } from '../contract';
import { formatActiveFilter } from './formatJobList';

/** Names a search by what it looks for: 'Science internships in Lagos, paid'. */
export function formatSearchName(conditions: SearchConditions): string {
  const { q, company, field, location, skill, stipend, degree, duration, start } = conditions;
  const subject = [field, formatKinds(conditions)].filter(Boolean).join(' ');
  const place = [company && `at ${company}`, location && `in ${location}`].filter(Boolean).join(' ');
  const further = [
    skill && `with ${joinOr(skill.split(','))}`,
    stipend && (stipend === 'Yes' ? 'paid' : 'unpaid'),
    formatModes(conditions),
    hasPay(conditions) && lowerFirst(formatActiveFilter('pay', conditions as object)),
    duration && lowerFirst(duration),
    start && `starting ${lowerFirst(start)}`,
    degree && `${degree} asked for`,
  ];
  const words = q && `“${q}”`;
  const jobs = [words && subject === 'jobs' ? words : subject, place].filter(Boolean).join(' ');
  return upperFirst([words && subject !== 'jobs' && words, jobs, ...further].filter(Boolean).join(', '));
}

const pluralKinds: Record<JobKind, string> = {
  internship: 'internships',
  siwes: 'SIWES placements',
  nysc: 'NYSC placements',
  graduate: 'graduate programmes',
  entry_level: 'entry-level jobs',
  part_time: 'part-time jobs',
};

const formatKinds = ({ kind }: SearchConditions) =>
  kind ? joinOr(kind.split(',').map((one) => pluralKinds[one as JobKind] ?? one)) : 'jobs';

const modeLabels: Record<EnvMode, string> = { onsite: 'on site', remote: 'remote', hybrid: 'hybrid' };

const formatModes = ({ env_mode }: SearchConditions) =>
  env_mode && joinOr(env_mode.split(',').map((one) => modeLabels[one as EnvMode] ?? one));

const hasPay = ({ currency, pay_from, pay_to }: SearchConditions) => Boolean(currency || pay_from || pay_to);

const joinOr = (texts: readonly string[]) => texts.join(' or ');
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** 'Up to ₦80,000' within a sentence; a name such as 'OND' stays. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
