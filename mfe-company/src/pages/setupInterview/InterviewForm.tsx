import { waitingChanged } from '@foothold/shared/api';
import { type Application, type Organization, offeredDates, scheduleInterview } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { zoneName } from '@foothold/shared/text';
import { Button, Card, FormNotice, Row, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { firstNameOf } from '../../applicant';
import { wallClockIn } from '../../clock';
import { paths } from '../../paths';
import { useLeave } from '../../useLeave';
import { Clashes } from './Clashes';
import { forget, keep, keptFor } from './kept';
import { OfferedDate } from './OfferedDate';
import { bodyOf, draftOf, type Offer, type OfferDraft, rulesFor, type Taken } from './rules';
import { WhereFields } from './WhereFields';

interface InterviewFormProps {
  application: Application;
  organization: Organization;
  /** When the company has other interviews. */
  taken: readonly Taken[];
}

/** Three dates to choose from, on the company's clock, and where the two meet. */
export function InterviewForm({ application, organization, taken }: InterviewFormProps) {
  const { time_zone, interview_link } = organization;
  const { form, overlap, reconsider, insist, leaving } = useOffer(application, organization);
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || leaving;

  return (
    <Card as="form" onSubmit={form.submit} noValidate>
      <Stack>
        <p>{`Times are ${zoneName(time_zone, new Date())}. ${whatHappens(application)}`}</p>
        {offeredDates.map((name) => (
          <OfferedDate key={name} {...{ name, form, taken }} from={wallClockIn(time_zone)} onChange={reconsider} />
        ))}
        <Clashes form={form} taken={taken} />
        <WhereFields
          {...{ form }}
          link={interview_link}
          toProfile={paths.interviewLink(application.id)}
          onLeave={() => keep(application.id, form.getValues())}
        />
        {(overlap ?? errors.root?.message) && <FormNotice>{overlap ?? errors.root?.message}</FormNotice>}
        <Row>
          <Button type="submit" $tone="primary" busy={busy} busyLabel="Scheduling...">
            Schedule Interview
          </Button>
          {overlap && <Button onClick={insist}>Schedule anyway</Button>}
        </Row>
      </Stack>
    </Card>
  );
}

/** The form itself, and the server's question about an overlap. */
function useOffer(application: Application, { time_zone, interview_link }: Organization) {
  // The form's library changes one object in place, which the compiler would take for an unchanged one.
  'use no memo';
  const { leaving, leave } = useLeave(paths.interviews);
  const [overlap, setOverlap] = useState<string | null>(null);

  const form = useEndpointForm<typeof scheduleInterview, OfferDraft, Offer>(scheduleInterview, {
    rules: rulesFor(time_zone),
    defaultValues: keptFor(application.id) ?? draftOf(application.interview),
    send: (values) => ({ body: bodyOf(application, interview_link, values) }),
    onDone: () => {
      forget();
      waitingChanged();
      toast.success('Interview scheduled successfully.');
      leave();
    },
    onRefusal: ({ code, message }) => setOverlap(code === 'interview_overlap' ? message : null),
    onFail: ({ code }) => {
      if (code === 'interview_overlap') return true;
      toast.error('Failed to schedule interview. Please try again later.');
      return undefined;
    },
  });
  // Whoever wants an overlap wants it for the dates that stood there.
  const reconsider = () => {
    setOverlap(null);
    form.setValue('confirm_overlap', false);
  };
  const insist = async () => {
    setOverlap(null);
    form.setValue('confirm_overlap', true);
    await form.submit();
  };
  return { form, overlap, reconsider, insist, leaving };
}

function whatHappens(application: Application): string {
  const name = firstNameOf(application);
  return application.interview ? `These replace the earlier dates; ${name} picks one again.` : `${name} picks one.`;
}
