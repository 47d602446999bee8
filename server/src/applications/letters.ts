import type { ApplicationStatus } from '@foothold/shared/contract';
import { cancellationTo } from '../interviews/calendar';
import type { Side } from '../interviews/event';
import { days, type Letter, type LetterKind, minutes } from '../mail/letterKind';
import { named } from '../mail/mail';
import { findForLetter, type LetterFacts } from './queries.letters';

interface One {
  application_id: number;
}

/** A letter about one application, as long as `isTrue` of it. */
const about = (
  kind: string,
  isTrue: (application: LetterFacts) => boolean,
  words: (application: LetterFacts) => Letter,
  wait?: number,
): LetterKind<One> => ({
  kind,
  goodFor: 5 * days,
  ...(wait && { wait }),
  async write(db, { application_id }) {
    const application = await findForLetter(db, application_id);
    return application && isTrue(application) ? words(application) : undefined;
  },
});

/** The same letter, which also takes an interview that was ahead out of its reader's calendar. */
const endingInterview = (kind: LetterKind<One>, side: Side): LetterKind<One> => ({
  ...kind,
  async write(db, facts, config) {
    const letter = await kind.write(db, facts, config);
    return letter && { ...letter, calendar: await cancellationTo(db, facts.application_id, side, config) };
  },
});

const isAt =
  (...statuses: ApplicationStatus[]) =>
  ({ status }: LetterFacts) =>
    statuses.includes(status);

const own = { label: 'See your applications', path: '/dashboard/applications' };

/** To the student: the application has arrived. One that is decided by now has a letter that says more. */
export const receipt = about(
  'application_receipt',
  isAt('Applied', 'Viewed', 'Interview'),
  ({ user_id, job_title, company_name }) => ({
    user_id,
    subject: `You applied for ${named(job_title)}`,
    heading: `Your application is with ${named(company_name)}`,
    paragraphs: [
      `You applied for ${named(job_title)} at ${named(company_name)}. You hear from us when the company invites you or decides.`,
    ],
    action: own,
    note: 'That page shows at any time where it stands. Until the company decides you can withdraw it there.',
  }),
);

/** To the student. It waits, so that whoever is decided on at once gets the decision alone. */
export const opened = about(
  'application_viewed',
  isAt('Viewed'),
  ({ user_id, job_title, company_name }) => ({
    user_id,
    subject: `${named(company_name)} opened your application`,
    heading: `${named(company_name)} opened your application`,
    paragraphs: [`Your application for ${named(job_title)} was opened. Nothing is decided yet.`],
    action: own,
    note: 'There is nothing for you to do. You hear from us when the company invites you or decides.',
  }),
  10 * minutes,
);

export const accepted = about('application_accepted', isAt('Accepted'), ({ user_id, job_title, company_name }) => ({
  user_id,
  subject: `${named(company_name)} accepted your application`,
  heading: 'You were accepted',
  paragraphs: [`${named(company_name)} accepted your application for ${named(job_title)}.`],
  action: own,
  note: 'What comes next you agree with the company. An answer to this mail reaches Foothold, not the company.',
}));

export const rejected = endingInterview(
  about('application_rejected', isAt('Rejected'), ({ user_id, job_title, company_name }) => ({
    user_id,
    subject: `An answer to your application for ${named(job_title)}`,
    heading: 'An answer to your application',
    paragraphs: [
      `${named(company_name)} has decided not to go on with your application for ${named(job_title)}.`,
      'Your profile stays as it is for the next one.',
    ],
    action: { label: 'Find other jobs', path: '/dashboard/jobs' },
    note: 'An answer to this mail reaches Foothold, not the company.',
  })),
  'student',
);

/** To the company, where it knows of the application. */
export const withdrawn = endingInterview(
  about(
    'application_withdrawn',
    (application) => application.status === 'Withdrawn' && application.verification_status === 'verified',
    ({ id, company_user_id, job_title, full_name, interview_id }) => ({
      user_id: company_user_id,
      subject: `${named(full_name)} withdrew an application`,
      heading: `${named(full_name)} withdrew an application`,
      paragraphs: [
        `${named(full_name)} has withdrawn the application for ${named(job_title)}. There is nothing left to decide.`,
      ],
      action: { label: 'See the application', path: `/dashboard/applications/${id}` },
      note: interview_id
        ? 'The interview for it does not take place.'
        : 'Nobody can send a withdrawn application again.',
    }),
  ),
  'organization',
);

/** What a student is told of each step that the company takes. */
export const letterOf = { Viewed: opened, Accepted: accepted, Rejected: rejected } as const;
