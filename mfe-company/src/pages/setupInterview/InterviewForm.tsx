import { getActionFailure, reloadBadgeCounts } from '@foothold/shared/api';
import {
  type Application,
  explain,
  type Organization,
  offeredDates,
  scheduleInterview,
} from '@foothold/shared/contract';
import { formatTimeZone, type OverlappedTime } from '@foothold/shared/format';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, Card, FormNotice, ReadableWidth, Row, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { getApplicantFirstName } from '../../applications/application';
import { formatWallClock } from '../../format/wallClock';
import { useDelayedRedirect } from '../../forms/useDelayedRedirect';
import { paths } from '../../routes/paths';
import { DateAnnouncement } from './DateAnnouncement';
import { OfferedDateField } from './OfferedDateField';
import {
  createRules,
  explainOverlaps,
  findDateProblems,
  type OfferFormValues,
  remarkOnOwnOverlaps,
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
  takenTimes: readonly OverlappedTime[];
}

/** Three dates in the company's time zone, and the venue. */
export function InterviewForm({ application, organization, takenTimes }: InterviewFormProps) {
  const { time_zone, interview_link } = organization;
  const { form, problems, ownOverlaps, hasOverlap, isConfirmable, ...actions } = useInterviewForm(
    application,
    organization,
    takenTimes,
  );
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const failure = hasOverlap && isSubmitted ? explain('interview_overlap') : errors.root?.message;
  const busy = isSubmitting || actions.isRedirecting;

  return (
    <Card as="form" onSubmit={form.submit} noValidate>
      <Stack>
        <ReadableWidth as="p">{`Times are ${formatTimeZone(time_zone, new Date())}. ${describeNextStep(application)}`}</ReadableWidth>
        {offeredDates.map((name) => (
          <OfferedDateField
            key={name}
            {...{ name, form }}
            earliest={formatWallClock(time_zone)}
            problem={problems[name]}
            ownOverlap={ownOverlaps[name]}
            onChange={actions.forgetOverlap}
          />
        ))}
        <DateAnnouncement messages={{ ...ownOverlaps, ...problems }} />
        <VenueFields
          form={form}
          meetingLink={interview_link}
          profileUrl={paths.editProfileForInterview(application.id)}
          onLeave={() => saveOffer(application.id, form.getValues())}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <Row>
          <Button type="submit" $tone="primary" busy={busy} busyLabel="Scheduling...">
            Schedule Interview
          </Button>
          {isConfirmable && <Button onClick={actions.scheduleAnyway}>Schedule anyway</Button>}
        </Row>
      </Stack>
    </Card>
  );
}

/** The form, and what overlaps: by the times that the page knows of, and by those that were taken since. */
function useInterviewForm(
  application: Application,
  organization: Organization,
  takenTimes: InterviewFormProps['takenTimes'],
) {
  // react-hook-form mutates its state object, which the React compiler would take for unchanged.
  'use no memo';
  const { isRedirecting, redirect } = useDelayedRedirect(paths.interviews);
  const [isRefused, setRefused] = useState(false);

  const rules = createRules(organization, takenTimes);
  const form = useEndpointForm<typeof scheduleInterview, OfferFormValues, ValidatedOffer>(scheduleInterview, {
    rules,
    defaultValues: { ...toFormValues(application.interview), ...readSavedOffer(application.id) },
    send: (values) => ({ body: toRequestBody(application, organization.interview_link, values) }),
    onDone: () => {
      deleteSavedOffer();
      reloadBadgeCounts();
      toast.success('Interview scheduled successfully.');
      redirect();
    },
    onError: ({ code }) => setRefused(code === 'interview_overlap'),
    onUnmatchedError: (error) => {
      if (error.code === 'interview_overlap') return true;
      toast.error(getActionFailure(error, 'Failed to schedule interview. Please try again later.'));
      return undefined;
    },
  });
  const values = form.watch();
  const { date, alt_date_1, alt_date_2, confirm_overlap } = values;
  const dates = { date, alt_date_1, alt_date_2 };
  const overlaps = explainOverlaps({ ...dates, confirm_overlap }, takenTimes);
  // While a date is typed it may pass through one that is gone.
  const { touchedFields } = form.formState;
  const left = offeredDates.filter((name) => touchedFields[name]);
  const found = findDateProblems(dates, formatWallClock(organization.time_zone));
  const shown = left.flatMap((name) => (found[name] ? [[name, found[name]]] : []));
  const problems: typeof overlaps = { ...overlaps, ...Object.fromEntries(shown) };
  // An overlap is confirmed for the dates that were shown with it, and no others.
  const forgetOverlap = () => {
    setRefused(false);
    form.setValue('confirm_overlap', false);
  };
  const scheduleAnyway = async () => {
    setRefused(false);
    form.setValue('confirm_overlap', true);
    await form.submit();
  };
  const hasOverlap = isRefused || Object.keys(overlaps).length > 0;
  // Where something else is in the way too, confirming the overlap would not help.
  const isConfirmable = hasOverlap && rules.safeParse({ ...values, confirm_overlap: true }).success;
  const ownOverlaps = remarkOnOwnOverlaps(dates);
  return { form, problems, ownOverlaps, hasOverlap, isConfirmable, forgetOverlap, scheduleAnyway, isRedirecting };
}

function describeNextStep(application: Application): string {
  const name = getApplicantFirstName(application);
  const note = application.interview?.decline_note;
  if (note) return `None of the earlier dates suits ${name}: “${note}”`;
  return application.interview ? `These replace the earlier dates; ${name} picks one again.` : `${name} picks one.`;
}
