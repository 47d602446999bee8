import type { SignedIn } from './signIn';
import type { TestServer } from './startServer';

export const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 15:30' };
export const laterOffer = {
  date: '2099-04-06 09:00',
  alt_date_1: '2099-04-07 09:00',
  alt_date_2: '2099-04-08 09:00',
};

interface Parties {
  server: TestServer;
  /** The company that invites. */
  works: SignedIn;
  /** The student who applied. */
  ada: SignedIn;
}

/** What both parties of an interview do. The parties are asked for at each call, because tests sign new ones in. */
export function createInterviewActions(getParties: () => Parties) {
  const anApplication = async (overrides: Parameters<TestServer['anApplication']>[0] = {}) => {
    const { server, works, ada } = getParties();
    const job = await server.aJob({ org_id: works.role_specific_id, job_title: 'Analyst' });
    return server.anApplication({ job_id: job.id, user_id: ada.user_id, ...overrides });
  };
  const schedule = (application_id: number, body: object = {}, as = getParties().works) =>
    getParties().server.send({
      ...{ method: 'POST', url: 'interviews/schedule', as },
      body: { application_id, ...offer, ...body },
    });
  return {
    anApplication,
    schedule,
    anInterview: async (body: object = {}) => (await schedule((await anApplication()).id, body)).json().interview,
    choose: (id: number, selected_date: string, as = getParties().ada) =>
      getParties().server.send({
        ...{ method: 'PATCH', url: `interview/${id}/update-date`, as },
        body: { selected_date },
      }),
    decline: (id: number, body: object = {}, { as = getParties().ada, key }: { as?: SignedIn; key?: string } = {}) =>
      getParties().server.send({
        ...{ method: 'PATCH', url: `interview/${id}/decline-dates`, as },
        body: { ...offer, note: 'Only after four, please.', ...body },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
    list: async (as = getParties().works) => {
      const { server, works } = getParties();
      return (await server.send({ url: `organizations/${works.role_specific_id}/interviews`, as })).json();
    },
    listNotifications: async (who: SignedIn) =>
      (await getParties().server.send({ url: `view_notifications/${who.user_id}`, as: who })).json().notifications,
  };
}
