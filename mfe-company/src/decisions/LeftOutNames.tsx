import { t } from '@foothold/shared/ui';
import styled from 'styled-components';
import type { Preview } from './preview';
import { countApplicants, failureTexts } from './texts';

/** Whom of the selected a decision would leave out, by name, with why. */
export function LeftOutNames({ preview: { people } }: { preview: Preview }) {
  const leftOut = people.flatMap(({ problem, ...person }) => (problem ? [{ ...person, problem }] : []));
  if (leftOut.length === 0) return null;
  return (
    <Names open={leftOut.length <= 3}>
      <summary>{`${countApplicants(leftOut.length)} left out`}</summary>
      <ul>
        {leftOut.map(({ application_id, student_name, problem }) => (
          <li key={application_id}>{`${student_name}: ${failureTexts[problem]}`}</li>
        ))}
      </ul>
    </Names>
  );
}

const Names = styled.details`
  font-size: ${t.size.text};
  overflow-wrap: anywhere;
  summary { width: fit-content; min-height: 44px; padding-block: 0.625rem; font-weight: 600; cursor: pointer; }
`;
