import type { Application } from '@foothold/shared/contract';
import {
  Button,
  CardTitle,
  DecisionBar,
  LinkButton,
  media,
  SecondaryText,
  surfaceStyle,
  TextButton,
  TextLink,
  t,
  visuallyHiddenStyle,
} from '@foothold/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { getApplicantFirstName, isDecided, isInvited } from '../../applications/application';
import { DecisionDialogs, type PendingDecision } from '../../applications/DecisionDialogs';
import { paths } from '../../routes/paths';

/** The company's possible next steps. Renders nothing once decided: the status badge and the progress show the outcome. */
export function DecisionPanel({ application }: { application: Application }) {
  const heading = useId();
  const [pendingDecision, setPendingDecision] = useState<PendingDecision>(null);
  const name = getApplicantFirstName(application);
  const hasOffer = isInvited(application);
  const accept = () => setPendingDecision('accept');
  const schedule = paths.setupInterview(application.id);

  if (isDecided(application)) return null;
  return (
    <Panel aria-labelledby={heading}>
      <CardTitle as="h2" id={heading}>
        What next?
      </CardTitle>
      <SecondaryText>{describeNext(application, name)}</SecondaryText>
      <Buttons>
        {hasOffer ? (
          <Button $tone="primary" onClick={accept}>
            Accept Application
          </Button>
        ) : (
          <LinkButton to={schedule} $tone="primary">
            {application.interview ? 'Offer other dates' : 'Schedule Interview'}
          </LinkButton>
        )}
        <Button $tone="danger" onClick={() => setPendingDecision('reject')}>
          Reject Application
        </Button>
        <Aside>
          {hasOffer ? (
            <TextLink to={schedule}>Offer other dates</TextLink>
          ) : (
            <TextButton onClick={accept}>Accept without an interview</TextButton>
          )}
        </Aside>
      </Buttons>
      <DecisionDialogs
        application={application}
        interview={application.interview}
        name={name}
        jobTitle={application.job.job_title}
        pendingDecision={pendingDecision}
        onClose={() => setPendingDecision(null)}
        {...(hasOffer ? {} : { acceptTitle: 'Accept without an interview?' })}
      />
    </Panel>
  );
}

function describeNext({ interview }: Application, name: string): string {
  if (!interview) return `Offer three times; ${name} picks one.`;
  return interview.declined_at ? `${name} asks for other times.` : `${name} is told at once what you decide.`;
}

const Panel = styled.section`
  ${surfaceStyle}
  padding: 1.375rem 1.25rem 0.75rem;
  > h2 { margin-bottom: 0.25rem; }
  > p { margin-bottom: 1rem; font-size: ${t.size.text}; text-wrap: balance; }
  ${media.phone} {
    display: contents;
    > h2, > p { ${visuallyHiddenStyle} }
  }
  ${media.print} { display: none; }
`;
// On a phone the main action is on the right, within reach of the thumb, and the alternative is below both.
const Buttons = styled(DecisionBar)`
  ${media.phone} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-bottom: calc(0.25rem + env(safe-area-inset-bottom));
    > * { padding-inline: 0.25rem; }
    > :first-child { order: 1; }
    > :last-child { order: 2; grid-column: 1 / -1; }
  }
`;
const Aside = styled.p`
  text-align: center;
  > a { display: inline-block; padding-block: 0.625rem; }
`;
