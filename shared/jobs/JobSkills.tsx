import type { Job, JobSkillList } from '@foothold/shared/contract';
import { listJobSkills } from '@foothold/shared/format';
import { Icon, Section, Stack, t } from '@foothold/shared/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JobSkillsProps {
  job: Pick<Job, JobSkillList | 'own_skills'>;
}

/** The skills that a job asks for, and those that are nice to have; a reader's own ones are marked. Nothing without any. */
export function JobSkills({ job }: JobSkillsProps) {
  const lists = listJobSkills(job);
  if (lists.length === 0) return null;
  return (
    <JobSkillsSection>
      {lists.map(({ label, skills }) => (
        <SkillList key={label} label={label}>
          {skills.map((skill) =>
            job.own_skills?.includes(skill) ? (
              <OwnSkill key={skill}>
                {skill}
                <small>
                  <Icon icon={Check} small /> in your profile
                </small>
              </OwnSkill>
            ) : (
              <Skill key={skill}>{skill}</Skill>
            ),
          )}
        </SkillList>
      ))}
    </JobSkillsSection>
  );
}

/** The arrangement of the section, shared with the prerendered page. */
export const JobSkillsSection = ({ children }: { children: ReactNode }) => (
  <Section title="Skills">
    <Stack as="dl" $gap={3}>
      {children}
    </Stack>
  </Section>
);

export const SkillList = ({ label, children }: { label: string; children: ReactNode }) => (
  <List>
    <dt>{label}</dt>
    {children}
  </List>
);

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  dt { flex: 0 0 100%; color: ${t.color.ink2}; font-size: ${t.size.text}; }
`;
export const Skill = styled.dd`
  max-width: 100%;
  padding: 0.1875rem 0.75rem;
  border-radius: ${t.radius.pill};
  background: ${t.color.sunken};
  font-size: ${t.size.text};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const OwnSkill = styled(Skill)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  align-items: center;
  small { display: inline-flex; gap: 0.25rem; align-items: center; color: ${t.color.ink2}; font-size: ${t.size.small}; font-weight: 400; }
`;
