import { type DetailItem, isDetailFilled, type Student, type StudentDetails } from '@foothold/shared/contract';
import { paths } from '../../../routes/paths';

interface Step {
  isDone: boolean;
  /** What to do, and why. */
  text: string;
  to: string;
}

export interface Completeness {
  done: number;
  total: number;
  /** The step that helps most of those that are left. */
  next: Step | undefined;
}

/** How much of a profile is filled in, and what to add next: what companies look for first. */
export function findCompleteness(student: Student, details: StudentDetails): Completeness {
  const has = (item: DetailItem) => isDetailFilled(details, item);
  const { university, course_of_study, degree, status, phone } = student;
  const steps: Step[] = [
    {
      isDone: Boolean(university && course_of_study && degree && status),
      text: 'Complete your studies: you need them to apply',
      to: paths.editProfile,
    },
    { isDone: has('skills'), text: 'Add your skills: companies look for them first', to: paths.editDetails('skills') },
    {
      isDone: has('preferred_kinds') && has('available_from'),
      text: 'Say what work you look for, and from when',
      to: paths.editDetails('work'),
    },
    {
      isDone: has('about'),
      text: 'Write a few lines about yourself: they are read before the letter',
      to: paths.editDetails('about'),
    },
    { isDone: Boolean(phone), text: 'Add your mobile number: companies call it', to: paths.editProfile },
    { isDone: has('languages'), text: 'Add the languages that you speak', to: paths.editDetails('languages') },
    { isDone: has('graduation_year'), text: 'Add your year of graduation', to: paths.editDetails('work') },
    { isDone: has('links'), text: 'Add a link to something that you made', to: paths.editDetails('links') },
  ];
  return {
    done: steps.filter(({ isDone }) => isDone).length,
    total: steps.length,
    next: steps.find(({ isDone }) => !isDone),
  };
}
