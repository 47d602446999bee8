/** Replies that are overdue now; counted up to 1,000. */
export const formatOverdue = (overdue: number): string =>
  overdue === 0 ? 'Nothing overdue' : `${overdue < 1000 ? overdue : '1,000 or more'} overdue`;
