import type { NewRow } from '../src/platform/db';
import { addDays, todayIn } from '../src/platform/time/days';
import { demoAccounts } from './accounts';
import type { DemoApplication } from './applications';
import { day, hour, minute, nextWeekday, toInstantInZone } from './dates';
import { itemAt } from './random';

export interface DemoInterview {
  row: NewRow<'interviews'> & {
    id: number;
    created_at: Date;
    starts_at: Date;
    confirmed_at: Date | null;
    completed_at: Date | null;
  };
  application: DemoApplication;
}

type Category = 'pending' | 'active' | 'completed';
/** Of a company's interviews in turn; all later ones lie ahead. */
const categories: readonly Category[] = ['completed', 'active', 'pending', 'completed', 'pending', 'completed'];
const times = ['10:00', '11:30', '14:00', '15:30'];

/** One interview for each application that came so far. Busy companies have some behind them, one now, and some ahead. */
export function createInterviews(
  applications: readonly DemoApplication[],
  now: Date,
  timeZone: string,
): DemoInterview[] {
  const turnOf = createNamedCounter();
  const invited = applications.filter(({ steps }) => steps.some(({ status }) => status === 'Interview'));
  return invited.map((application, index) => {
    const { id: application_id, org_id, job_id, user_id } = application.row;
    const created_at = getInvitedAt(application);
    const category = chooseCategory(application, () => turnOf(`${org_id}`), now);
    const turn = turnOf(`${org_id} ${category}`);
    const dates = createDatesByCategory[category]({ turn, created_at, now, timeZone });
    const settled = category !== 'pending' || turn % 2 === 1;
    const confirmed_at = settled ? pickBetween(created_at, dates.starts_at < now ? dates.starts_at : now) : null;
    const completed_at = category === 'completed' ? new Date(dates.starts_at.getTime() + 50 * minute) : null;
    const row = {
      id: index + 1,
      application_id,
      job_id,
      user_id,
      org_id,
      time_zone: timeZone,
      ...dates,
      meet_link: application.job.company.interview_link,
      confirmed_at,
      chosen: settled ? ('date' as const) : null,
      completed_at,
      created_at,
      updated_at: completed_at ?? confirmed_at ?? created_at,
    };
    return { row, application };
  });
}

const pickBetween = (from: Date, to: Date) => new Date(Math.round(from.getTime() * 0.7 + to.getTime() * 0.3));

/** How often each name has been asked for before. */
const createNamedCounter = () => {
  const counts = new Map<string, number>();
  return (name: string): number => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count;
  };
};

export const getInvitedAt = ({ steps }: DemoApplication): Date => {
  const step = steps.find(({ status }) => status === 'Interview');
  if (!step) throw new Error('This application never came to an interview.');
  return step.at;
};

function chooseCategory({ row, student, steps }: DemoApplication, nextTurn: () => number, now: Date): Category {
  if (row.status === 'Accepted') return 'completed';
  // The demo student has something to decide.
  if (student.email === demoAccounts.student) return 'pending';
  const category = categories[nextTurn()] ?? 'pending';
  const invited = steps.find(({ status }) => status === 'Interview')?.at ?? now;
  return category === 'completed' && now.getTime() - invited.getTime() < 5 * day ? 'pending' : category;
}

interface DateOptions {
  turn: number;
  created_at: Date;
  now: Date;
  timeZone: string;
}

const createDatesByCategory: Record<
  Category,
  (occasion: DateOptions) => { starts_at: Date; alt_1_starts_at: Date; alt_2_starts_at: Date }
> = {
  pending: ({ turn, now, timeZone }) => createThreeDates(addWeekdays(todayIn(timeZone, now), turn), turn, timeZone),
  completed: ({ turn, created_at, timeZone }) =>
    createThreeDates(addWeekdays(todayIn(timeZone, created_at), 0), turn, timeZone),
  active: ({ now, turn, timeZone }) => {
    const starts_at = pickTimeNearNow(now, timeZone);
    const [, second, third] = [0, 1, 2].map((ahead) =>
      toInstantInZone(addWeekdays(todayIn(timeZone, now), ahead), itemAt(times, turn + ahead), timeZone),
    );
    return { starts_at, alt_1_starts_at: second ?? starts_at, alt_2_starts_at: third ?? starts_at };
  },
};

// Day and time move on together from one interview to the next in such a way that no two of a company meet.
const createThreeDates = (first: string, turn: number, timeZone: string) => ({
  starts_at: toInstantInZone(first, itemAt(times, turn), timeZone),
  alt_1_starts_at: toInstantInZone(addWeekdays(first, 0), itemAt(times, turn + 2), timeZone),
  alt_2_starts_at: toInstantInZone(addWeekdays(first, 2), itemAt(times, turn + 1), timeZone),
});

/** The n-th weekday after a day; the next one is number 0. */
function addWeekdays(date: string, count: number): string {
  let found = nextWeekday(addDays(date, 1));
  for (let passed = 0; passed < count; passed += 1) found = nextWeekday(addDays(found, 1));
  return found;
}

/** In a quarter of an hour or so; late in the evening a little while ago, so that it is still today. */
function pickTimeNearNow(now: Date, timeZone: string): Date {
  const quarter = Math.floor(now.getTime() / (15 * minute)) * 15 * minute;
  const soon = new Date(quarter + 30 * minute);
  return todayIn(timeZone, soon) === todayIn(timeZone, now) ? soon : new Date(quarter - hour / 2);
}
