import { explain, type Job } from '@foothold/shared/contract';
import { Button, Card, excerpt, Quiet, Row, Stack, Subtitle } from '@foothold/shared/ui';
import { useEffect, useRef } from 'react';
import { Facts } from '../../Facts';
import type { Stored } from './useNewer';
import { type JobDraft, type Written, writtenIn } from './values';

interface OutdatedProps {
  /** What stands in the form. */
  written: JobDraft;
  newer: Stored;
  onTake: (newer: Stored) => void;
  onKeep: () => void;
}

/** The job has changed since its form was opened: what is different there, and which of the two is to be. */
export function Outdated({ written, newer, onTake, onKeep }: OutdatedProps) {
  const start = useRef<HTMLElement>(null);
  useEffect(() => start.current?.focus(), []);
  const differences = differencesOf(writtenIn(written), newer.job);

  return (
    <Card ref={start} tabIndex={-1} aria-label="A newer version">
      <Stack $gap={4}>
        <div>
          <Subtitle>{explain('outdated')}</Subtitle>
          <Quiet>
            {differences.length > 0
              ? 'What you wrote is still below. This is how the job stands now:'
              : 'The job now says what you wrote.'}
          </Quiet>
        </div>
        {differences.length > 0 && <Facts facts={differences} />}
        <Row>
          <Button $tone="plain" onClick={() => onTake(newer)}>
            Use the newer version
          </Button>
          <Button $tone="soft" onClick={onKeep}>
            Save mine instead
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

const names: Record<keyof Written, string> = {
  job_title: 'Job title',
  department: 'Department',
  field: 'Field',
  duration: 'Duration',
  env_mode: 'Work environment',
  location: 'Location',
  stipend: 'Stipend',
  currency: 'Currency',
  amount: 'Stipend amount per month',
  deadline: 'Deadline',
  job_description: 'Job description',
  job_requirements: 'Job requirements',
  q1: 'Question 1',
  q2: 'Question 2',
  q3: 'Question 3',
  q4: 'Question 4',
  q5: 'Question 5',
};

const longest = 300;

const differencesOf = (written: Written, job: Job) =>
  (Object.keys(names) as (keyof Written)[])
    .filter((name) => written[name] !== job[name])
    .map((name) => ({ label: names[name], value: wordsOf(name, job) }));

function wordsOf(name: keyof Written, job: Job): string {
  if (name === 'stipend') return job.stipend === 1 ? 'Paid Stipend' : 'No Stipend';
  if (name === 'deadline')
    return new Date(job.deadline).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const value = job[name];
  return value ? excerpt(value, longest) : 'Nothing';
}
