import { getActionFailure, reloadBadgeCounts } from '@foothold/shared/api';
import { type Application, type Organization, offeredDates, scheduleInterview } from '@foothold/shared/contract';
import { formatTimeZone } from '@foothold/shared/format';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, Card, FormNotice, ReadableWidth, Row, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { getApplicantFirstName } from '../../applications/application';
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
  /** Times of the company's other interviews. */
  takenTimes: readonly TakenTime[];
}

/** Three dates in the company's time zone, and the venue. */
export function InterviewForm({ application, organization, takenTimes }: InterviewFormProps) {
  const { time_zone, interview_link } = organization;
  const { form, overlapMessage, clearOverlap, scheduleAnyway, isRedirecting } = useInterviewForm(
    application,
    organization,
  );
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || isRedirecting;

  return (
    <Card as="form" onSubmit={form.submit} noValidate>
      <Stack>
        <ReadableWidth as="p">{`Times are ${formatTimeZone(time_zone, new Date())}. ${describeNextStep(application)}`}</ReadableWidth>
        {offeredDates.map((name) => (
          <OfferedDateField
            key={name}
            {...{ name, form, takenTimes }}
            earliest={formatWallClock(time_zone)}
            onChange={clearOverlap}
          />
        ))}
        <OverlapAnnouncement form={form} takenTimes={takenTimes} />
        <VenueFields
          form={form}
          meetingLink={interview_link}
          profileUrl={paths.editProfileForInterview(application.id)}
          onLeave={() => saveOffer(application.id, form.getValues())}
        />
        {(overlapMessage ?? errors.root?.message) && <FormNotice>{overlapMessage ?? errors.root?.message}</FormNotice>}
        <Row>
          <Button type="submit" $tone="primary" busy={busy} busyLabel="Scheduling...">
            Schedule Interview
          </Button>
          {overlapMessage && <Button onClick={scheduleAnyway}>Schedule anyway</Button>}
        </Row>
      </Stack>
    </Card>
  );
}

/** The form, and the server's warning about an overlapping interview. */
function useInterviewForm(application: Application, organization: Organization) {
  // react-hook-form mutates its state object, which the React compiler would take for unchanged.
  'use no memo';
  const { isRedirecting, redirect } = useDelayedRedirect(paths.interviews);
  const [overlapMessage, setOverlapMessage] = useState<string | null>(null);

  const form = useEndpointForm<typeof scheduleInterview, OfferFormValues, ValidatedOffer>(scheduleInterview, {
    rules: createRules(organization),
    defaultValues: { ...toFormValues(application.interview), ...readSavedOffer(application.id) },
    send: (values) => ({ body: toRequestBody(application, organization.interview_link, values) }),
    onDone: () => {
      deleteSavedOffer();
      reloadBadgeCounts();
      toast.success('Interview scheduled successfully.');
      redirect();
    },
    onError: ({ code, message }) => setOverlapMessage(code === 'interview_overlap' ? message : null),
    onUnmatchedError: (error) => {
      if (error.code === 'interview_overlap') return true;
      toast.error(getActionFailure(error, 'Failed to schedule interview. Please try again later.'));
      return undefined;
    },
  });
  // A confirmed overlap is valid only for the dates that were shown with the warning.
  const clearOverlap = () => {
    setOverlapMessage(null);
    form.setValue('confirm_overlap', false);
  };
  const scheduleAnyway = async () => {
    setOverlapMessage(null);
    form.setValue('confirm_overlap', true);
    await form.submit();
  };
  return { form, overlapMessage, clearOverlap, scheduleAnyway, isRedirecting };
}

function describeNextStep(application: Application): string {
  const name = getApplicantFirstName(application);
  const note = application.interview?.decline_note;
  if (note) return `None of the earlier dates suits ${name}: “${note}”`;
  return application.interview ? `These replace the earlier dates; ${name} picks one again.` : `${name} picks one.`;
}
