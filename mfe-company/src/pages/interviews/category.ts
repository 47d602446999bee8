import { type Interview, type InterviewCategory, interviewCategories } from '@foothold/shared/contract';

/** Texts of the status badge. */
export const categoryLabels: Record<InterviewCategory, string> = {
  Pending: 'Scheduled',
  Active: 'Live Now',
  Completed: 'Completed',
};

export const parseTab = (text: string | null): InterviewCategory =>
  interviewCategories.find((category) => category.toLowerCase() === text?.toLowerCase()) ?? 'Pending';

export const hasStarted = ({ starts_at }: Pick<Interview, 'starts_at'>, now: Date): boolean =>
  Date.parse(starts_at) <= now.getTime();
