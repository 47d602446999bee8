import { reloadBadgeCounts } from '@foothold/shared/api';
import { type Application, type Organization, offeredDates, scheduleInterview } from '@foothold/shared/contract';
import { formatTimeZone } from '@foothold/shared/format';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, Card, FormNotice, Row, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { getApplicantFirstName } from '../../applications/applicant';
import { formatWallClock } from '../../format/wallClock';
import { useDelayedRedirect } from '../../forms/useDelayedRedirect';
import { paths } from '../../routes/paths';
import { OfferedDateField } from './OfferedDateField';
import { OverlapAnnouncement } from './OverlapAnnouncement';
import {
  createRules,
  type OfferFormValues,
  type TakenTime,
  toFormValues,
  toRequestBody,
  type ValidatedOffer,
} from './rules';
import { deleteSavedOffer, readSavedOffer, saveOffer } from './savedOffer';
import { VenueFields } from './VenueFields';

interface InterviewFormProps {
  application: Application;
  organization: Organization;
  /** When the company has other interviews. */
  takenTimes: readonly TakenTime[];
}

/** Three dates to choose from, on the company's clock, and where the two meet. */
export function InterviewForm({ application, organization, takenTimes }: InterviewFormProps) {
  const { time_zone, interview_link } = organization;
  const { form, overlap, reconsider, insist, leaving } = useInterviewForm(application, organization);
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || leaving;

  return (
    <Card as="form" onSubmit={form.submit} noValidate>
      <Stack>
        <p>{`Times are ${formatTimeZone(time_zone, new Date())}. ${describeNextStep(application)}`}</p>
        {offeredDates.map((name) => (
          <OfferedDateField
            key={name}
            {...{ name, form, takenTimes }}
            earliest={formatWallClock(time_zone)}
            onChange={reconsider}
          />
        ))}
        <OverlapAnnouncement form={form} takenTimes={takenTimes} />
        <VenueFields
          {...{ form }}
          meetingLink={interview_link}
          profileUrl={paths.editProfileForInterview(application.id)}
          onLeave={() => saveOffer(application.id, form.getValues())}
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
function useInterviewForm(application: Application, { time_zone, interview_link }: Organization) {
  // The form's library changes one object in place, which the compiler would take for an unchanged one.
  'use no memo';
  const { leaving, redirect } = useDelayedRedirect(paths.interviews);
  const [overlap, setOverlap] = useState<string | null>(null);

  const form = useEndpointForm<typeof scheduleInterview, OfferFormValues, ValidatedOffer>(scheduleInterview, {
    rules: createRules(time_zone),
    defaultValues: readSavedOffer(application.id) ?? toFormValues(application.interview),
    send: (values) => ({ body: toRequestBody(application, interview_link, values) }),
    onDone: () => {
      deleteSavedOffer();
      reloadBadgeCounts();
      toast.success('Interview scheduled successfully.');
      redirect();
    },
    onError: ({ code, message }) => setOverlap(code === 'interview_overlap' ? message : null),
    onUnmatchedError: ({ code }) => {
      if (code === 'interview_overlap') return true;
      toast.error('Failed to schedule interview. Please try again later.');
      return undefined;
    },
  });
  // Whoever wants an overlap wants it for the dates that stood there.
  const clearOverlap = () => {
    setOverlap(null);
    form.setValue('confirm_overlap', false);
  };
  const scheduleAnyway = async () => {
    setOverlap(null);
    form.setValue('confirm_overlap', true);
    await form.submit();
  };
  return { form, overlap, reconsider: clearOverlap, insist: scheduleAnyway, leaving };
}

function describeNextStep(application: Application): string {
  const name = getApplicantFirstName(application);
  return application.interview ? `These replace the earlier dates; ${name} picks one again.` : `${name} picks one.`;
}
