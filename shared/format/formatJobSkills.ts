import type { Job, JobSkillList } from '../contract';

const labels: Record<JobSkillList, string> = {
  required_skills: 'Asked for',
  preferred_skills: 'Nice to have',
};

/** The lists of a job's skills that are not empty. */
export const listJobSkills = (job: Pick<Job, JobSkillList>): { label: string; skills: string[] }[] =>
  (['required_skills', 'preferred_skills'] as const)
    .map((name) => ({ label: labels[name], skills: job[name] ?? [] }))
    .filter(({ skills }) => skills.length > 0);
