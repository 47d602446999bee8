import { toSkillKey } from '@foothold/shared/contract';
import { findRoleSkills } from './data/jobSkills';
import type { DemoJob } from './jobs';

/** How much an employer asks of somebody who comes to learn. */
const mostAskedOfLearners = 2;

/** Skills by their key in the vocabulary: four of five jobs name some. Whoever comes to learn is asked for less. */
export const createJobSkills = (jobs: readonly DemoJob[]) =>
  jobs.flatMap(({ row, role, kind }, index) => {
    const skills = index % 5 === 4 ? undefined : findRoleSkills(role.key);
    if (!skills) return [];
    const count = kind === 'internship' || kind === 'siwes' ? mostAskedOfLearners : skills.asked.length;
    return [
      ...toRows(row.id, true, skills.asked.slice(0, count)),
      ...toRows(row.id, false, [...skills.asked.slice(count), ...skills.nice]),
    ];
  });

const toRows = (job_id: number, is_required: boolean, names: readonly string[]) =>
  names.map((name, position) => ({ job_id, key: toSkillKey(name), is_required, position }));
