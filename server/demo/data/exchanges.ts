import type { ConversationSide } from '@foothold/shared/contract';

/** Who says what; `{first_name}` is the student's. */
type Exchange = readonly (readonly [side: ConversationSide, text: string])[];

/** What a company and a student write to each other about an interview. */
export const interviewExchanges: readonly Exchange[] = [
  [
    [
      'organization',
      'Dear {first_name}, thank you for applying. Please choose one of the three times. Bring your student ID: the gate asks for it.',
    ],
    ['student', 'Thank you, I have chosen one. Is there anything that I should prepare?'],
    ['organization', 'Nothing special. We will go through one of your own projects, so have it at hand.'],
  ],
  [
    ['organization', 'Good day {first_name}. Which of your courses came closest to what we do in {department}?'],
    [
      'student',
      'Good day. The practical in my third year: six weeks, with a report of my own. I can send it if it helps.',
    ],
  ],
  [
    ['student', 'Good day, will the interview be in English throughout, or may I explain one part in Yorùbá?'],
    ['organization', 'English for the most part, and Yorùbá where that says it better. Two of us are from Ìbàdàn.'],
    ['student', 'Ẹ ṣé gan-an. See you then.'],
  ],
  [
    [
      'organization',
      'Hello {first_name}, our entrance is beside the filling station, not on the main road. Ask for reception.',
    ],
  ],
  [
    [
      'organization',
      'Dear {first_name}, for the role of {title} we would like to see your last result too. A photo is enough.',
    ],
    ['student', 'Good afternoon. My department releases it on Friday. May I send it then?'],
    ['organization', 'Friday is fine.'],
  ],
];

/** What follows when the student is accepted. */
export const acceptanceExchange: Exchange = [
  ['organization', 'Welcome to the team, {first_name}. When and where you start is on the page of your application.'],
  ['student', 'Thank you very much. I look forward to it.'],
];

/** The templates of the company that visitors try. */
export const templates = [
  {
    name: 'Still reading',
    text: 'Dear {first_name},\n\nthank you for applying for {job_title}. We are still reading and will answer by the date that is shown with your application.\n\n{company_name}',
  },
  {
    name: 'Documents missing',
    text: 'Dear {first_name},\n\nfor {job_title} we need your letter from the school. You can add it here as a document.\n\n{company_name}',
  },
] as const;
