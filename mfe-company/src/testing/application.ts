import {
  type CompanyApplication,
  listNotes,
  type Note,
  reviewApplication,
  viewAdjacentApplications,
  viewConversation,
} from '@foothold/shared/contract';
import {
  aCompanyApplication,
  aConversation,
  anApplicationEvent,
  anIdentity,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { area } from '../area';
import { mockNoDecisions } from './decisions';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });

/** Opens application 5, signed in as its company. */
export const visitApplication = (search = '') =>
  visit(area.routes, `/dashboard/applications/5${search}`, { as: company });

export const viewedApplication = aCompanyApplication({
  id: 5,
  status: 'Viewed',
  timeline: [
    anApplicationEvent({ at: '2024-05-12T20:14:00.000Z' }),
    anApplicationEvent({ kind: 'viewed', status: 'Viewed', at: new Date().toISOString(), by: 'Harmattan Systems' }),
  ],
});

/** Mocks a server with only this application. Returns a function that changes its status. */
export function mockApplication(application: CompanyApplication) {
  const stored = { application };
  mockEndpoint(reviewApplication, ({ params, body }) => {
    expect([params.applicationId, body.org_id]).toEqual([5, 7]);
    return stored;
  });
  mockEndpoint(viewAdjacentApplications, () => ({ previous: null, next: null }));
  mockEndpoint(listNotes, () => ({ notes: [] }));
  mockNoDecisions();
  mockEndpoint(viewConversation, () => ({ conversation: aConversation(), messages: [], next_cursor: null }));
  return (status: CompanyApplication['status']) => {
    stored.application = { ...stored.application, status };
    return { ...stored, message: '' };
  };
}

/** A note that the current user wrote today. */
export const aNote = (over: Partial<Note> = {}): Note => ({
  ...{ id: 31, body: 'Called on Monday.', by: 'Harmattan Systems', own: true },
  ...{ created_at: new Date().toISOString(), edited_at: null, revision: 0 },
  ...over,
});
