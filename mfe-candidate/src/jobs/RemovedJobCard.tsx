import type { Job } from '@foothold/shared/contract';
import { Card, Name, NameLink, Row, SecondaryText, TextButton, t, VisuallyHidden } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../routes/paths';

interface RemovedJobCardProps {
  job: Pick<Job, 'id' | 'job_title'>;
  /** Why it is gone. */
  message: string;
  /** What Undo does, for screen readers: ', save Cook again'. */
  undoes: (title: string) => string;
  onUndo: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

/** In the place of a job that the student has removed, until the list is loaded again. */
export function RemovedJobCard({ job, message, undoes, onUndo, children }: RemovedJobCardProps) {
  const title = job.job_title || 'Untitled Position';
  return (
    <DashedCard as="div">
      <Name>
        <NameLink to={paths.job(job.id)}>{title}</NameLink>
      </Name>
      <Row $gap={3}>
        <SecondaryText role="status">{message}</SecondaryText>
        <TextButton autoFocus onClick={onUndo}>
          Undo
          <VisuallyHidden>{undoes(title)}</VisuallyHidden>
        </TextButton>
        {children}
      </Row>
    </DashedCard>
  );
}

const DashedCard = styled(
  Card,
)`align-self: start; border-style: dashed; background: none; a { color: ${t.color.ink2}; }`;
