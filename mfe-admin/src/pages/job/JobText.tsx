import type { Job } from '@foothold/shared/contract';
import { ReadableWidth, TextBlocks } from '@foothold/shared/ui';
import { InformationCard } from '../../cards/InformationCard';

/** What the company wrote, as its readers see it. */
export function JobText({ job }: { job: Job }) {
  const { job_description, job_requirements, q1, q2, q3, q4, q5 } = job;
  const questions = [q1, q2, q3, q4, q5].filter((question) => question !== null);
  const texts = [
    { label: 'Description', text: job_description },
    { label: 'Requirements', text: job_requirements },
    { label: 'Questions', text: questions.join('\n\n') },
  ];
  return (
    <InformationCard
      title="What the company wrote"
      details={texts
        .filter(({ text }) => text)
        .map(({ label, text }) => ({
          label,
          value: (
            <ReadableWidth>
              <TextBlocks>{text ?? ''}</TextBlocks>
            </ReadableWidth>
          ),
        }))}
    />
  );
}
