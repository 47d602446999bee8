import type { Application, Interview } from '@foothold/shared/contract';

export type ApplicationWithInterview = Application & { interview: Interview };

export const hasInterview = (application: Application): application is ApplicationWithInterview =>
  application.interview !== null;
