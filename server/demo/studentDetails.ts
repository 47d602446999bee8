import { type JobKind, toSkillKey } from '@foothold/shared/contract';
import type { NewRow } from '../src/platform/db';
import { addDays, todayIn } from '../src/platform/time/days';
import { type DemoStudent, demoAccounts } from './accounts';
import { skillsByDiscipline } from './data/skills';
import { nextWeekday } from './dates';
import { stripDiacritics } from './fillTemplate';
import { itemAt } from './random';

const secondLanguages = ['Yorùbá', 'Igbo', 'Hausa', 'Nigerian Pidgin'];
const places = ['Lagos', 'Abuja (FCT)', 'Oyo', 'Rivers', 'Enugu', 'Kano'];
const kinds: readonly JobKind[][] = [['siwes', 'internship'], ['internship'], ['nysc', 'graduate'], ['entry_level']];

/** What students have added to their profiles: three of four have; some of them hide where and when they want to work. */
export const createStudentDetails = (people: readonly DemoStudent[], now: Date, timeZone: string) =>
  people.flatMap((person, index): NewRow<'student_details'>[] => {
    if (hasNoDetails(person, index)) return [];
    const { name, discipline, status } = person.profile;
    const page = stripDiacritics(name)
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    const isGraduate = status === 'Graduate';
    return [
      {
        user_id: person.user_id,
        languages: JSON.stringify([
          { name: 'English', level: 'fluent' },
          { name: itemAt(secondLanguages, index), level: 'native' },
        ]),
        links: JSON.stringify(
          person.email !== demoAccounts.student && (discipline === 'computing' || discipline === 'design')
            ? [{ kind: 'portfolio', url: `https://${page}.example` }]
            : [],
        ),
        graduation_year: now.getFullYear() + (isGraduate ? -1 : 1 + (index % 2)),
        available_from: nextWeekday(addDays(todayIn(timeZone, now), 14 + (index % 5) * 7)),
        preferred_places: JSON.stringify([itemAt(places, index), 'Remote']),
        preferred_env_modes: JSON.stringify(index % 3 === 0 ? ['hybrid', 'remote'] : ['onsite', 'hybrid']),
        preferred_kinds: JSON.stringify(itemAt(kinds, isGraduate ? 2 + (index % 2) : index % 2)),
        about: skillsByDiscipline[discipline].about,
        hidden_items: JSON.stringify(index % 7 === 1 ? ['preferred_places', 'available_from'] : []),
        updated_at: person.since,
      },
    ];
  });

/** Skills by their key in the vocabulary, the best first: all but one of their discipline, each student another order. */
export const createStudentSkills = (people: readonly DemoStudent[]) =>
  people.flatMap((person, index) => {
    if (hasNoDetails(person, index)) return [];
    const { user_id, profile } = person;
    const { skills } = skillsByDiscipline[profile.discipline];
    const first = index % skills.length;
    const ordered = [...skills.slice(first), ...skills.slice(0, first)].slice(0, -1);
    return ordered.map((name, position) => ({ user_id, key: toSkillKey(name), position }));
  });

/** Whoever tries the demo account sees a profile that lacks one step. */
const hasNoDetails = ({ email }: DemoStudent, index: number) => index % 4 === 3 && email !== demoAccounts.student;
