import type { RejectionReason } from './enums';

/** What a company chooses from. */
export const rejectionReasonLabels: Record<RejectionReason, string> = {
  position_filled: 'Position filled',
  missing_requirement: 'Missing requirement',
  stronger_applicants: 'Stronger applicants',
  availability: 'Availability',
  documents_incomplete: 'Documents incomplete',
  location: 'Location',
  other: 'Other',
};

/** What the student is told; of `other` the line says it. */
const reasonSentences: Record<RejectionReason, string | null> = {
  position_filled: 'The position has been filled.',
  missing_requirement: 'The position requires something that your application does not show.',
  stronger_applicants: 'Other applicants came closer to what the position asks for.',
  availability: 'The times at which you are available do not fit the position.',
  documents_incomplete: 'Your documents were not complete.',
  location: 'The place of work does not fit.',
  other: null,
};

/** A reason as a sentence to the student; null where there is none to say. */
export const explainRejection = (reason: RejectionReason | null): string | null => reason && reasonSentences[reason];

interface Decided {
  company_name: string;
  job_title: string;
}

export interface Rejected extends Decided {
  reason: RejectionReason | null;
  line: string | null;
}

/** The text of an email, as its recipient and as a preview shows it. */
export interface DecisionText {
  subject: string;
  heading: string;
  paragraphs: string[];
}

/** What a student gets who is rejected: the email, and what a company sees of it before. */
export const writeRejection = ({ company_name, job_title, reason, line }: Rejected): DecisionText => ({
  subject: `An answer to your application for ${job_title}`,
  heading: 'An answer to your application',
  paragraphs: [
    `${company_name} has decided not to go on with your application for ${job_title}.`,
    explainRejection(reason),
    line && `${company_name} writes: “${line}”`,
    'Your profile stays as it is for the next one.',
  ].filter((paragraph) => paragraph !== null),
});

/** The same for who is accepted. */
export const writeAcceptance = ({ company_name, job_title }: Decided): DecisionText => ({
  subject: `${company_name} accepted your application`,
  heading: 'You were accepted',
  paragraphs: [`${company_name} accepted your application for ${job_title}.`],
});

interface Invited extends Decided {
  /** Where it is held, in sentences. */
  location: readonly string[];
  /** The common zone of the times; undefined where each has its own. */
  zone: string | undefined;
}

const callToChoose = ({ location, zone }: Invited) => [
  ...location,
  zone ? `Choose one. Times are ${zone}.` : 'Choose one of these times:',
];

/** What a student gets whose interview has other times than before. */
export const writeNewTimes = (invited: Invited): DecisionText => ({
  subject: `New times for your interview at ${invited.company_name}`,
  heading: 'Your interview has new times',
  paragraphs: [
    `${invited.company_name} has changed the times of your interview for ${invited.job_title}. Earlier times no longer count.`,
    ...callToChoose(invited),
  ],
});

/** The same for who is invited to an interview. The times follow it. */
export const writeInvitation = (invited: Invited): DecisionText => ({
  subject: `Interview for ${invited.job_title} at ${invited.company_name}`,
  heading: 'You are invited to an interview',
  paragraphs: [
    `${invited.company_name} invites you to an interview for ${invited.job_title}.`,
    ...callToChoose(invited),
  ],
});
