import {
  type Account,
  listAccounts,
  listDocuments,
  listPasskeys,
  listSessions,
  type StudentDetails,
  saveOwnDetails,
  viewAddressChange,
  viewOwnDetails,
} from '@foothold/shared/contract';
import { anIdentity, aStudent, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { area } from '../area';

const identity = anIdentity();

/** Opens the profile of a student. */
export const visitProfile = (search = '') => visit(area.routes, `/dashboard/profile${search}`, { as: identity });

/**
 * Mocks a server that keeps these details like the real one. `stored` is what it has, `saved` what it was sent; `change` is
 * another window.
 */
export function mockProfile(details: StudentDetails) {
  const server = {
    stored: details,
    saved: [] as StudentDetails[],
    change: (changes: Partial<StudentDetails>) => {
      server.stored = { ...server.stored, ...changes, revision: server.stored.revision + 1 };
    },
  };
  const account: Account = {
    ...{ user_id: identity.user_id, email: identity.email },
    ...{ organization_id: null, student: aStudent(), organization: null },
  };
  mockEndpoint(listAccounts, () => ({ users: [account], total: 1 }));
  mockEndpoint(listDocuments, () => ({ documents: [] }));
  mockEndpoint(listPasskeys, () => ({ passkeys: [] }));
  mockEndpoint(listSessions, () => ({ sessions: [] }));
  mockEndpoint(viewAddressChange, () => ({ change: null }));
  mockEndpoint(viewOwnDetails, () => ({ details: server.stored }));
  mockEndpoint(saveOwnDetails, ({ body }) => {
    if (body.revision !== server.stored.revision) failWith('outdated');
    server.saved.push(body);
    server.change({ ...body });
    return { details: server.stored, message: 'Profile Edited Successfully' };
  });
  return server;
}
