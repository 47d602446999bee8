import type { DismissalReason, EnvMode, JobKind, RecommendationReason } from '../contract';

/** What a student finds wrong with a job. */
export const dismissalReasonLabels: Record<DismissalReason, string> = {
  field: 'Wrong field',
  place: 'Wrong place',
  pay: 'Pay',
  company: 'The company',
  other: 'Another reason',
};

/** 'Asks for Statistics, which you know · in Lagos, like your saved searches · paid' */
export function formatReasons(reasons: readonly RecommendationReason[]): string {
  const text = reasons.map(formatReason).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatReason({ kind, value = '', source }: RecommendationReason): string {
  const like = source && likes[source];
  switch (kind) {
    case 'skill':
      return `asks for ${value}, ${like ?? 'which you know'}`;
    case 'preferred_skill':
      return `would like ${value}, ${like ?? 'which you know'}`;
    case 'course':
      return `names ${value}, your course`;
    case 'company_followed':
      return 'from a company that you follow';
    case 'like_applied':
      return `like “${value}”, which you applied for`;
    case 'like_saved':
      return `like “${value}”, which you saved`;
    case 'place':
    case 'field':
      return `in ${value}, ${like}`;
    case 'job_kind':
      return `${kinds[value as JobKind] ?? value}, ${like}`;
    case 'env_mode':
      return `${modes[value as EnvMode] ?? value}, ${like}`;
    case 'status':
      return value === 'Graduate' ? 'for graduates' : 'for undergraduates';
    case 'degree':
      return `asks for ${value}, your degree`;
    case 'new':
      return 'posted this week';
    case 'paid':
      return 'paid';
  }
}

const likes: Record<NonNullable<RecommendationReason['source']>, string> = {
  profile: 'as your profile says',
  saved_search: 'like your saved searches',
  saved: 'like jobs that you saved',
  applied: 'like jobs that you applied for',
};

const kinds: Record<JobKind, string> = {
  internship: 'an internship',
  siwes: 'a SIWES placement',
  nysc: 'an NYSC placement',
  graduate: 'a graduate programme',
  entry_level: 'entry level',
  part_time: 'part-time',
};

const modes: Record<EnvMode, string> = { onsite: 'on site', remote: 'remote', hybrid: 'hybrid' };
