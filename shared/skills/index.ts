/** Choosing skills, with suggestions of the vocabulary. Compiled into each page that uses it; no shared module. */
export { SkillField } from './SkillField';
