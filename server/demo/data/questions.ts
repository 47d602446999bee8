import type { Question } from './types';

/** Asked of anybody, whatever the work. */
export const commonQuestions: readonly Question[] = [
  {
    text: 'When could you start?',
    answers: [
      'On the first Monday after my last paper.',
      'Within two weeks.',
      'At once; I live nearby and have no notice to give.',
    ],
  },
  {
    text: 'How would you come to work, and how long does it take?',
    answers: [
      'By bus and ten minutes on foot, 50 minutes on a bad day.',
      'I would take a room close by; a cousin has already offered one.',
      'By motorcycle, about 25 minutes.',
    ],
  },
  {
    text: 'Tell us about something you finished although it became boring.',
    answers: [
      'Typing the minutes of ten years for our village union. It is done and indexed.',
      'A correspondence course in French, which I began with nine friends and ended with one.',
      'Painting a fence of 140 metres. The second coat is where character comes in.',
    ],
  },
  {
    text: 'What should we know that is not in your CV?',
    answers: [
      'I look after my younger brother on Thursdays after four, and am early on every other day.',
      'I repeated a year because of illness. I am well, and learnt to plan.',
      'I ask a lot of questions in the first month and very few in the third.',
    ],
  },
  {
    text: 'Which languages do you speak well enough to work in?',
    answers: [
      'English, Pidgin and my mother’s language.',
      'Two Nigerian ones besides English.',
      'English well, French at the market.',
    ],
  },
  {
    text: 'Do you have a laptop and steady power for days at home?',
    answers: [
      'A laptop, yes; power from a small inverter that lasts six hours.',
      'Yes to both. I work at a co-working room when the line is bad.',
      'A laptop, and a neighbour with a generator and a fair price.',
    ],
  },
  {
    text: 'Who taught you most, and what?',
    answers: [
      'A site foreman: to look at the whole wall before I speak of one block.',
      'My aunt, who counts her change aloud, so that everyone can agree with it.',
      'A lecturer who returned my work until the first line said what it was about.',
    ],
  },
  {
    text: 'What would you like to be able to do at the end that you cannot do now?',
    answers: [
      'Defend a decision to people who know more than I do.',
      'Finish something that hundreds of people depend on.',
      'Estimate how long a thing takes and be right more often than not.',
    ],
  },
];
