import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** Skills as tags, in the student's order. */
export const SkillTags = ({ skills }: { skills: readonly string[] }) => (
  <Tags aria-label="Skills">
    {skills.map((skill) => (
      <li key={skill}>{skill}</li>
    ))}
  </Tags>
);

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  li {
    max-width: 100%;
    padding: 0.1875rem 0.75rem;
    border-radius: ${t.radius.pill};
    background: ${t.color.sunken};
    font-size: ${t.size.text};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
