import * as z from './schema';
import { toSkillKey } from './skillKey';
import { skillName } from './studentDetailsInput';

/** How many skills a job can ask for, and as many that it would like. */
export const maxJobSkills = 10;

export type JobSkillList = 'required_skills' | 'preferred_skills';

// A list of jobs is filtered by skills with commas between them.
const jobSkill = skillName.refine((name) => !name.includes(','), 'Write a skill without a comma.');

const skillList = z
  .array(jobSkill)
  .max(maxJobSkills, `At most ${maxJobSkills} skills.`)
  /** Left out, a new job has none, and a changed one keeps its own. */
  .nullish();

/** Skills that a job asks for, and those that are nice to have, the most important first. */
export const jobSkillRules = { required_skills: skillList, preferred_skills: skillList };

type JobSkillNames = Partial<Record<JobSkillList, readonly string[] | null | undefined>>;

/** A skill that both lists have, in whatever spelling. */
export function findRepeatedSkill({ required_skills, preferred_skills }: JobSkillNames): string | undefined {
  const required = new Set(required_skills?.map(toSkillKey));
  return preferred_skills?.find((name) => required.has(toSkillKey(name)));
}
