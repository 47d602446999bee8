import type { JobContent } from '@foothold/shared/contract';
import type { JobKind } from './types';

interface JobKindFacts {
  /** What its company calls it in the form. */
  kind: JobContent['kind'];
  /** Days from the deadline to the start, where there is a date for all. */
  startsAfter?: number;
  mostOpenings: number;
  /** Part of the full pay of a first post. */
  share: number;
  unpaid: number;
  durations: readonly string[];
  /** How the description ends: what this stage means for the reader. */
  endings: readonly string[];
  /** What this stage asks for, before what the work asks for. */
  needs: readonly string[];
}

export const jobKinds: Record<JobKind, JobKindFacts> = {
  internship: {
    kind: 'internship',
    startsAfter: 14,
    mostOpenings: 3,
    share: 0.4,
    unpaid: 0.25,
    durations: ['3 months', '4 months', '6 months'],
    endings: [
      'You have one supervisor, one desk and one task that is yours alone. On Fridays you show what changed.',
      'Interns here sign their own work. At the end we write a reference that says what you did, not only that you came.',
      'We take two interns at a time, so that each has somebody to ask. Lunch is on us.',
      'Three days a week are enough if your lectures need the other two; tell us which.',
      'The first fortnight is for watching and asking. After that we expect you to disagree with us now and then.',
      'Two of our last five interns still work here. The others got a reference and a party.',
    ],
    needs: [
      'A student in any year, or within a year of leaving school',
      'Free at least three days a week',
      'A letter from your department or a lecturer who knows your work',
    ],
  },
  siwes: {
    kind: 'siwes',
    startsAfter: 21,
    mostOpenings: 6,
    share: 0.3,
    unpaid: 0.35,
    durations: ['6 months', '4 months'],
    endings: [
      'This is a SIWES placement: your logbook is read and signed every Friday, and your school’s supervisor is welcome on any day.',
      'We fill in the ITF forms in your first week. You rotate through three desks and choose where to spend the last two months.',
      'SIWES students work our normal hours, with a day off for the visit to school. Transport within the town is refunded.',
      'Your industry supervisor here has signed 40 logbooks and refused two. Ask about the two.',
      'We ask SIWES students for one improvement before they leave; the best so far was a label.',
      'Bring your logbook and an appetite for questions. We keep the tea going.',
    ],
    needs: [
      'A SIWES letter from your school, dated this session',
      'Third or fourth year, or between OND and HND',
      'Your ITF logbook',
    ],
  },
  trainee: {
    kind: 'graduate',
    startsAfter: 40,
    mostOpenings: 8,
    share: 0.75,
    unpaid: 0,
    durations: ['12 months', '18 months'],
    endings: [
      'The traineeship leads through three teams in a year. Trainees who pass the last review are offered a post at full pay.',
      'You have a mentor outside your team and a review each quarter with both. We publish the criteria on the first day.',
      'Mornings are work, Wednesday afternoons are classes, and the examination fees of one professional body are paid.',
      'Six of eight trainees stayed last year. We ask the two who left for advice, and take it.',
      'A year here ends with a project of your own choice which is really used.',
    ],
    needs: [
      'A first degree or HND finished within the last three years',
      'NYSC completed or exempted',
      'Second class or upper credit is usual; tell us if there is a story behind less',
    ],
  },
  nysc: {
    kind: 'nysc',
    mostOpenings: 4,
    share: 0.5,
    unpaid: 0.1,
    durations: ['10 months', '12 months'],
    endings: [
      'For corps members posted to the state. We sign monthly clearance on the first working day, and CDS days are yours.',
      'Corps members get a room in our staff house for the first month and help to find one afterwards.',
      'We write the request letter for your posting or relocation within two days.',
      'Your service year counts here as experience: you keep your place in the team if you stay.',
      'We pay on top of the allowance and on the same day each month.',
    ],
    needs: [
      'A call-up or posting letter, or the date you expect it',
      'Mobilised for this year’s service',
      'Free on all days but CDS',
    ],
  },
  entry: {
    kind: 'entry_level',
    mostOpenings: 2,
    share: 1,
    unpaid: 0,
    durations: ['Permanent', '12 months, renewable', '24 months'],
    endings: [
      'Probation is three months, with a talk each month, so that nobody is surprised in the third.',
      'Pension and health cover start on the first day, and 20 days of leave that we expect you to take.',
      'It is a first job, and we know what that means: you may ask everything once, and most things twice.',
      'Work is from eight to five with an hour for lunch. If you stay late, we want to know why.',
      'Applications are read by the people you would work with, all of them, within two weeks.',
    ],
    needs: [
      'Up to two years of work, placements included',
      'A degree, HND or OND, or something better to show',
      'Two people we may call',
    ],
  },
  experienced: {
    kind: null,
    mostOpenings: 1,
    share: 2.3,
    unpaid: 0,
    durations: ['Permanent', '24 months', '12 months, renewable'],
    endings: [
      'You lead two or three people and are judged by how well they work without you.',
      'You get the budget and its consequences. The first hundred days are for listening; we will ask what you heard.',
      'We look for somebody who has done this before and would do it differently now.',
      'The last person in this post was promoted; the desk comes with good notes.',
      'Interviews are two conversations and one hour of real work, which we pay for.',
    ],
    needs: [
      'Four years or more in similar work',
      'You have trained somebody who is now better than you',
      'A reference from somebody who reported to you',
    ],
  },
};
