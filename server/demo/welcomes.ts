import type { NewRow } from '../src/platform/db';
import { addDays, todayIn } from '../src/platform/time/days';
import type { DemoApplication } from './applications';
import { day, hour, nextWeekday } from './dates';
import { itemAt } from './random';

/** How those who were accepted start. */
export const createWelcomes = (
  applications: readonly DemoApplication[],
  timeZone: string,
): (NewRow<'welcomes'> & { created_at: Date })[] =>
  applications.flatMap((application) => {
    const at = getAcceptedAt(application);
    if (!at) return [];
    const { profile } = application.job.company;
    return {
      application_id: application.row.id,
      starts_on: nextWeekday(addDays(todayIn(timeZone, at), 28)),
      place: `${profile.address}, ${profile.town}`,
      contact_name: itemAt(contacts, application.row.id),
      contact_details: profile.email,
      note: 'Come at nine, with your letter of acceptance and an ID. Lunch is on us on the first day.',
      created_at: at,
      updated_at: at,
    };
  });

const contacts = ['Ngozi Eze', 'Tunde Bakare', 'Hauwa Sani', 'Ifẹ́olúwa Adé', 'Emeka Obi'];

/** What an accepted student answered: most confirm within a day, one of four has yet to. */
export function answerAcceptance(application: DemoApplication, now: Date) {
  const at = getAcceptedAt(application);
  const answered = at && new Date(at.getTime() + Math.min(day, (now.getTime() - at.getTime()) / 2) - hour / 2);
  if (!at || !answered || answered <= at || application.row.id % 4 === 0) return {};
  return { acceptance_answer: 'confirmed' as const, acceptance_answered_at: answered };
}

const getAcceptedAt = ({ steps }: DemoApplication): Date | undefined =>
  steps.find(({ status }) => status === 'Accepted')?.at;
