import type { Message, Output, viewConversation } from '@foothold/shared/contract';
import type { FilePart } from './multipart';
import type { SignedIn } from './signIn';
import type { TestServer } from './startServer';

/** The two sides of an application. */
export interface Sides {
  application_id: number;
  student: SignedIn;
  company: SignedIn;
}

interface SendOptions {
  files?: Record<string, FilePart>;
  key?: string;
}

/** What the two sides of an application do in their conversation. */
export function createMessageActions(getServer: () => TestServer) {
  const toUrl = ({ application_id }: Sides, rest: string) => `applications/${application_id}/${rest}`;
  const send = (sides: Sides, as: SignedIn, body: string, { files = {}, key }: SendOptions = {}) =>
    getServer().send({
      ...{ method: 'POST', url: toUrl(sides, 'messages'), as, body: { body }, files },
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  return {
    /** A student's application to a company, both new. */
    async openApplication({ job_title = 'Analyst', as }: { job_title?: string; as?: SignedIn } = {}): Promise<Sides> {
      const server = getServer();
      const company = as ?? (await server.signIn('organization', { company_name: 'Marina Works' }));
      const student = await server.signIn('student', { full_name: 'Ada Obi' });
      const job = await server.aJob({ org_id: company.role_specific_id, job_title });
      const { id } = await server.anApplication({ job_id: job.id, user_id: student.user_id });
      return { application_id: id, student, company };
    },
    send,
    /** The message that was sent. */
    write: async (sides: Sides, as: SignedIn, body: string, options?: SendOptions): Promise<Message> => {
      const response = await send(sides, as, body, options);
      expect([response.statusCode, response.json().error]).toEqual([201, undefined]);
      return response.json().message;
    },
    read: async (sides: Sides, as: SignedIn, query = ''): Promise<Output<typeof viewConversation>> =>
      (await getServer().send({ url: toUrl(sides, `conversation${query}`), as })).json(),
    markRead: (sides: Sides, as: SignedIn, up_to: number) =>
      getServer().send({ method: 'PUT', url: toUrl(sides, 'conversation/read'), as, body: { up_to } }),
    change: (sides: Sides, as: SignedIn, verb: 'block' | 'unblock' | 'close' | 'reopen') =>
      getServer().send({ method: 'PUT', url: toUrl(sides, `conversation/${verb}`), as, body: {} }),
    report: (sides: Sides, as: SignedIn, reason = 'They ask for money.') =>
      getServer().send({ method: 'POST', url: toUrl(sides, 'conversation/report'), as, body: { reason } }),
    askForNews: (sides: Sides, as: SignedIn) =>
      getServer().send({ method: 'POST', url: toUrl(sides, 'news_request'), as, body: {} }),
    decide: ({ application_id, company }: Sides, decision: 'Accept' | 'Reject' = 'Reject') =>
      getServer().send({ method: 'PUT', url: `${decision}ApplicationByOrg/${application_id}`, as: company, body: {} }),
  };
}
