/** The days within which a company may promise a reply, and how many it promises where it does not say. */
export const replyDays = { min: 3, max: 21, default: 10 } as const;

interface Promised {
  /** The day of the application in the platform's time zone. */
  applied_on: string;
  deadline: string;
  reply_days: number;
}

/**
 * The day by the end of which the company has promised a reply: counted from the application or, if it is later, from the
 * deadline. Days are YYYY-MM-DD.
 */
export function computeReplyDueOn({ applied_on, deadline, reply_days }: Promised): string {
  const start = applied_on > deadline ? applied_on : deadline;
  return new Date(Date.parse(start) + reply_days * oneDay).toISOString().slice(0, 10);
}

const oneDay = 24 * 60 * 60 * 1000;
