import { type Input, maxDecisions, type Output, type previewDecisions } from '@foothold/shared/contract';
import { toDisplayName } from '../../email/text';
import type { Db } from '../../platform/db';
import { fail } from '../../platform/http';
import { formatLocation, listSelectableDates } from '../interviews/interviewTexts';
import { findProblem } from './findProblem';
import { planOffers, refuseUnlessPossible, toVenue } from './invitations';
import { toApplicantValues } from './messages';
import { findCompany, listDecidable, listFiltered } from './queries';

/** Whom a decision would be about, and what the texts to them are made of. */
export async function loadPreview(
  db: Db,
  org_id: number,
  { kind, selection, interview }: Input<typeof previewDecisions>,
): Promise<Output<typeof previewDecisions>> {
  const company = await findCompany(db, org_id);
  const people = (await listSelected(db, org_id, selection)).map((application) => ({
    application_id: application.id,
    student_name: application.full_name,
    job_title: toDisplayName(application.job_title),
    problem: findProblem(kind, application) ?? (application.is_waiting ? ('in_batch' as const) : null),
    template_values: kind === 'message' ? toApplicantValues(application, company) : null,
  }));
  const invited = people.filter(({ problem }) => !problem);
  const isPlanned = kind === 'interview' && interview && invited.length > 0;
  if (isPlanned) await refuseUnlessPossible(db, org_id, interview, invited.length);
  const offers = isPlanned ? planOffers(interview, invited.length, company.time_zone) : [];
  const toTimes = (application_id: number) => {
    const offer = offers[invited.findIndex((person) => person.application_id === application_id)];
    if (!offer) return null;
    const { zone = null, list } = listSelectableDates({ ...offer, time_zone: company.time_zone });
    return { zone, list };
  };
  return {
    company_name: toDisplayName(company.company_name),
    people: people.map((person) => ({ ...person, times: toTimes(person.application_id) })),
    location: isPlanned ? formatLocation(toVenue(interview, company), 'student') : [],
  };
}

/** Of a filter there must be as many as its reader saw, so that nobody is decided unseen. */
async function listSelected(db: Db, org_id: number, selection: Input<typeof previewDecisions>['selection']) {
  if ('application_ids' in selection) {
    const ids = [...new Set(selection.application_ids)];
    const found = await listDecidable(db, org_id, ids);
    return found.length < ids.length ? fail('not_found') : found;
  }
  const found = await listFiltered(db, org_id, selection.filters, maxDecisions + 1);
  if (found.length > maxDecisions) fail('invalid_input', { selection: tooManyMessage });
  if (found.length !== selection.count) fail('outdated', undefined, { sentence: changedMessage(found.length) });
  return found;
}

const tooManyMessage = `At most ${maxDecisions} applications are decided at once. Narrow the filter.`;
const changedMessage = (count: number) =>
  count === 1
    ? 'Meanwhile 1 application matches the filter. Look at the list again.'
    : `Meanwhile ${count} applications match the filter. Look at the list again.`;
