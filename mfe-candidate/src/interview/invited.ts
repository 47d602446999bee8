import type { Application, Interview } from '@foothold/shared/contract';

/** An application that has come to an interview. */
export type Invited = Application & { interview: Interview };

export const isInvited = (application: Application): application is Invited => application.interview !== null;
