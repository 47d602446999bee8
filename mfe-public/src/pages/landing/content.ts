import type { Step } from '@foothold/shared/ui';

// The texts of the landing page that change without a change of code.

/** Shown as text until we have their logos. */
export const partners = [
  'Adunola Foods',
  'Harmattan',
  'Owena Textiles',
  'zobe/analytics',
  'Delta Lantern',
  'Ikosi & Daughters',
];

export const story = {
  name: 'Ifeoma Nwachukwu',
  origin: 'Microbiology, University of Lagos',
  quote:
    'I had carried my SIWES letter to eleven offices. Here I could see that the twelfth had opened it, and two days later I was choosing an interview time on the bus to Yaba.',
  steps: [
    { label: 'Signed up', detail: 'Monday 4 March, Akoka', state: 'done' },
    { label: 'Applied', detail: 'Saturday 9 March, Adunola Foods', state: 'done' },
    { label: 'Interviewed', detail: 'Friday 15 March, by video', state: 'done' },
    { label: 'Started work', detail: 'Tuesday 2 April, Ikeja', state: 'now' },
  ] satisfies Step[],
};

export const figures = [
  { figure: '4+', label: 'internships facilitated' },
  { figure: '10+', label: 'partner organizations' },
  { figure: '100%', label: 'placement rate' },
];

export const questions = [
  {
    question: 'Who can use Foothold?',
    answer:
      'Students and graduates of any university or polytechnic: BSc, HND, OND and above. You can look for a SIWES placement, a first job or your next one. Companies register with a CAC number.',
  },
  {
    question: 'How do I know where I stand?',
    answer:
      'Every application shows its state: Applied, Viewed, Interview, then Accepted or Rejected. The moment a company opens yours, or offers interview times, you are told.',
  },
  {
    question: 'How do you know a company is real?',
    answer: 'Our team reviews each company before it can post. Until it is verified, nobody else sees its jobs.',
  },
];
