import type { Job } from '@foothold/shared/contract';
import { Card, Name, NameLink, Row, SecondaryText, TextButton, t, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { SavableJobCard } from '../../jobs/StudentJobCard';
import { useSavedJob } from '../../jobs/useSavedJob';
import { paths } from '../../routes/paths';

/** A saved job. One that is removed keeps its place with an Undo button until the list is loaded again. */
export function SavedJobCard({ job }: { job: Job }) {
  const savedState = useSavedJob(job);
  const [wasRestored, setRestored] = useState(false);
  if (savedState.isSaved) return <SavableJobCard job={job} savedState={savedState} shouldFocusSave={wasRestored} />;
  const title = job.job_title || 'Untitled Position';
  const undo = () => {
    setRestored(true);
    savedState.toggle();
  };
  return (
    <RemovedCard as="div">
      <Name>
        <NameLink to={paths.job(job.id)}>{title}</NameLink>
      </Name>
      <Row $gap={3}>
        <SecondaryText role="status">No longer saved.</SecondaryText>
        <TextButton autoFocus onClick={undo}>
          Undo
          <VisuallyHidden>{`, save ${title} again`}</VisuallyHidden>
        </TextButton>
      </Row>
    </RemovedCard>
  );
}

const RemovedCard = styled(
  Card,
)`align-self: start; border-style: dashed; background: none; a { color: ${t.color.ink2}; }`;
