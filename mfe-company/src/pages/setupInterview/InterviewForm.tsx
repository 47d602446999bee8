import { type Application, type Organization, scheduleInterview } from '@foothold/shared/contract';
import { DateTimePicker, type EndpointForm, useController, useEndpointForm } from '@foothold/shared/forms';
import { zoneName } from '@foothold/shared/text';
import { Button, Card, FormNotice, Row, Stack, TextField, TextLink, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { firstNameOf } from '../../applicant';
import { wallClockIn } from '../../clock';
import { paths } from '../../paths';
import { useLeave } from '../../useLeave';
import { dates, draftOf, type Offer, type OfferDraft, rulesFor } from './rules';

interface InterviewFormProps {
  application: Application;
  organization: Organization;
}

const labels = {
  date: 'Preferred date',
  alt_date_1: 'First alternative date',
  alt_date_2: 'Second alternative date',
} as const;

/** Three dates to choose from, on the company's clock. */
export function InterviewForm({ application, organization: { time_zone, interview_link } }: InterviewFormProps) {
  const { leaving, leave } = useLeave(paths.interviews);
  const [overlap, setOverlap] = useState<string | null>(null);

  const form = useEndpointForm<typeof scheduleInterview, OfferDraft, Offer>(scheduleInterview, {
    rules: rulesFor(time_zone),
    defaultValues: draftOf(application.interview),
    send: (values) => ({ body: { application_id: application.id, meet_link: interview_link, ...values } }),
    onDone: () => {
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
  const { errors, isSubmitting } = form.formState;
  const busy = isSubmitting || leaving;

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

  return (
    <Card as="form" onSubmit={form.submit} noValidate>
      <Stack>
        <p>{`Times are ${zoneName(time_zone, new Date())}. ${whatHappens(application)}`}</p>
        {dates.map((name) => (
          <OfferedDate key={name} name={name} form={form} from={wallClockIn(time_zone)} onChange={reconsider} />
        ))}
        <MeetingLink link={interview_link} />
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

interface OfferedDateProps {
  name: (typeof dates)[number];
  form: EndpointForm<OfferDraft, Offer>;
  /** The company's clock now. */
  from: string;
  onChange: () => void;
}

function OfferedDate({ name, form: { control }, from, onChange }: OfferedDateProps) {
  const { field, fieldState } = useController({ control, name });
  const change = (moment: string) => {
    field.onChange(moment);
    onChange();
  };
  return (
    <DateTimePicker label={labels[name]} min={from} error={fieldState.error?.message} {...field} onChange={change} />
  );
}

function whatHappens(application: Application): string {
  const name = firstNameOf(application);
  return application.interview ? `These replace the earlier dates; ${name} picks one again.` : `${name} picks one.`;
}

const MeetingLink = ({ link }: { link: string | null }) => (
  <TextField
    label="Meeting link"
    type="url"
    readOnly
    value={link ?? ''}
    hint={
      link ? (
        'From your company profile.'
      ) : (
        <>
          Your company profile has no interview link. <TextLink to={paths.editProfile}>Add one</TextLink>
        </>
      )
    }
  />
);
