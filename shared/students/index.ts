/** What a student adds to the profile, as the student and companies see it. Compiled into each page that uses it; no shared module. */
export { DetailFacts, listWorkFacts } from './DetailFacts';
export { LinkList } from './LinkList';
export { detailItemLabels, formatLanguages, languageLevelLabels, linkKindLabels } from './labels';
export { SkillTags } from './SkillTags';
export { StudentDetails } from './StudentDetails';
