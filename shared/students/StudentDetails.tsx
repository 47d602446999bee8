import type { VisibleDetails } from '@foothold/shared/contract';
import { Stack, TextBlocks } from '@foothold/shared/ui';
import { DetailFacts, listWorkFacts } from './DetailFacts';
import { LinkList } from './LinkList';
import { formatLanguages } from './labels';
import { SkillTags } from './SkillTags';

/** What a student shows to a company beside name, studies and contact: skills first. */
export function StudentDetails({ details }: { details: VisibleDetails }) {
  const { skills, about, languages, links } = details;
  const facts = [
    ...(languages.length > 0 ? [{ label: 'Languages', value: formatLanguages(languages) }] : []),
    ...listWorkFacts(details),
    ...(links.length > 0 ? [{ label: 'Links', value: <LinkList links={links} /> }] : []),
  ];
  return (
    <Stack $gap={4}>
      {skills.length > 0 && <SkillTags skills={skills} />}
      {about && <TextBlocks>{about}</TextBlocks>}
      {facts.length > 0 && <DetailFacts facts={facts} />}
    </Stack>
  );
}
