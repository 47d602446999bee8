import { listCompanyNames, listLocations, listSchools, suggestSkills } from '@foothold/shared/contract';
import { memoizeAsync } from '../platform/cache/memoizeAsync';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { schoolShortNames } from './data/schoolShortNames';
import { listLocationNames, listSchoolNames, listVerifiedCompanyNames } from './queries';
import { findSuggestions, loadVocabulary } from './suggestions';

const oneMinute = 60_000;
const fiveSeconds = 5_000;

export const referenceDataRoutes = ({ db }: Context) => {
  const locations = memoizeAsync(oneMinute, () => listLocationNames(db));
  const schools = memoizeAsync(oneMinute, async () => (await listSchoolNames(db)).map(addShortName));
  // Short, because a company looks for its name right after its approval.
  const companies = memoizeAsync(fiveSeconds, () => listVerifiedCompanyNames(db));
  const vocabulary = memoizeAsync(oneMinute, () => loadVocabulary(db));
  return [
    route(suggestSkills, async ({ query }) => ({ data: findSuggestions(await vocabulary(), query.q) })),
    route(listLocations, async () => ({ data: await locations() }), { trusted: true }),
    route(listSchools, async () => ({ data: await schools() }), { trusted: true }),
    route(listCompanyNames, async () => ({ data: (await companies()).map(({ company_name }) => company_name) })),
  ];
};

const addShortName = (school: { id: number; sc_name: string }) => {
  const short_name = schoolShortNames[school.sc_name];
  return short_name ? { ...school, short_name } : school;
};
