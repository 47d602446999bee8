import type { createJob, Input, JobSkillList } from '@foothold/shared/contract';
import type { Tx } from '../platform/db';
import { resolveSkillLists } from '../referenceData/resolveSkills';
import { deleteUnusedSkills } from '../referenceData/skills.queries';
import { type JobSkill, listJobSkills, replaceJobSkills } from './jobSkills.queries';

type GivenSkills = Pick<Input<typeof createJob>, JobSkillList>;

/** The skills of a new job. One that both lists have, under different names, is required. */
export async function resolveJobSkills(
  tx: Tx,
  { required_skills, preferred_skills }: GivenSkills,
): Promise<JobSkill[]> {
  const [required = [], preferred = []] = await resolveSkillLists(tx, [required_skills ?? [], preferred_skills ?? []]);
  return toJobSkills(required, preferred);
}

/**
 * Replaces the lists that are given, and keeps the other one. Resolves to the names before and after. The job has to be
 * written afterwards, which lists it anew.
 */
export async function changeJobSkills(tx: Tx, job_id: number, { required_skills, preferred_skills }: GivenSkills) {
  const before = await listJobSkills(tx, job_id);
  const unchanged = { before: toNames(before), after: toNames(before) };
  if (!required_skills && !preferred_skills) return unchanged;
  const pickIds = (is_required: boolean) =>
    before.filter((skill) => skill.is_required === is_required).map(({ skill_id }) => skill_id);
  const [required = [], preferred = []] = await resolveSkillLists(tx, [required_skills ?? [], preferred_skills ?? []]);
  const next = toJobSkills(required_skills ? required : pickIds(true), preferred_skills ? preferred : pickIds(false));
  if (toText(next) === toText(before)) return unchanged;
  await replaceJobSkills(tx, job_id, next);
  const kept = new Set(next.map(({ skill_id }) => skill_id));
  await deleteUnusedSkills(
    tx,
    before.map(({ skill_id }) => skill_id).filter((id) => !kept.has(id)),
  );
  return { before: unchanged.before, after: toNames(await listJobSkills(tx, job_id)) };
}

const toJobSkills = (required: readonly number[], preferred: readonly number[]): JobSkill[] => [
  ...required.map((skill_id, position) => ({ skill_id, is_required: true, position })),
  ...preferred
    .filter((id) => !required.includes(id))
    .map((skill_id, position) => ({ skill_id, is_required: false, position })),
];

const toText = (skills: readonly JobSkill[]) =>
  JSON.stringify(skills.map(({ skill_id, is_required, position }) => [is_required, position, skill_id]).sort());

/** As the audit log has them. */
const toNames = (skills: Awaited<ReturnType<typeof listJobSkills>>): Record<JobSkillList, string> => {
  const join = (is_required: boolean) =>
    skills
      .filter((skill) => skill.is_required === is_required)
      .map(({ name }) => name)
      .join(', ');
  return { required_skills: join(true), preferred_skills: join(false) };
};
