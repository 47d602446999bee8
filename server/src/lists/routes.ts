import { listCompanyNames, listLocations, listSchools } from '@foothold/shared/contract';
import type { Context } from '../context';
import { route } from '../http';
import { shortNames } from './data/shortNames';
import { listLocationNames, listSchoolNames, listVerifiedCompanyNames } from './queries';
import { remember } from './remember';

const aMinute = 60_000;
const aMoment = 5_000;

export const listRoutes = ({ db }: Context) => {
  const locations = remember(aMinute, () => listLocationNames(db));
  const schools = remember(aMinute, async () => (await listSchoolNames(db)).map(withShortName));
  // A company looks for its name right after its approval.
  const companies = remember(aMoment, () => listVerifiedCompanyNames(db));
  return [
    route(listLocations, async () => ({ data: await locations() }), { trusted: true }),
    route(listSchools, async () => ({ data: await schools() }), { trusted: true }),
    route(listCompanyNames, async () => ({ data: (await companies()).map(({ company_name }) => company_name) })),
  ];
};

const withShortName = (school: { id: number; sc_name: string }) => {
  const short_name = shortNames[school.sc_name];
  return short_name ? { ...school, short_name } : school;
};
