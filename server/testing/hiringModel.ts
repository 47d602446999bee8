import type { ApplicationStatus, ConversationSide, DecisionFailure, DecisionKind } from '@foothold/shared/contract';

/** Which company, and which of its applicants: one application each. */
export interface Seat {
  company: number;
  student: number;
}

interface Batch {
  company: number;
  kind: DecisionKind;
  text: string;
  dueAt: number;
  state: 'waiting' | 'done' | 'canceled';
  items: {
    application: ModelApplication;
    state: 'waiting' | 'done' | 'failed' | 'canceled';
    failure?: DecisionFailure;
  }[];
}

interface Side {
  /** When what has arrived, of what is unread. */
  unread: number[];
  /** When the side is due to be emailed about that. */
  dueAt: number | null;
  emailedAt: number | null;
}

export interface ModelApplication extends Seat {
  status: ApplicationStatus;
  isReplied: boolean;
  isClosed: boolean;
  isBlocked: boolean;
  isInvited: boolean;
  /** Whether the student was told of the start: whoever is accepted in bulk. */
  isWelcomed: boolean;
  /** Who has written what. */
  messages: [side: ConversationSide, body: string][];
  sides: Record<ConversationSide, Side>;
}

/** What somebody is sent: `wrote` is about unread messages. */
type SentEmail = Seat & { to: ConversationSide; about: 'Accepted' | 'Rejected' | 'wrote' };

const isFinal = ({ status }: ModelApplication) => ['Accepted', 'Rejected', 'Withdrawn'].includes(status);
const newSide = (): Side => ({ unread: [], dueAt: null, emailedAt: null });

export type HiringModel = ReturnType<typeof createHiringModel>;

/**
 * What companies and students should find after what they do with applications, by rules written a second time. Each deed
 * gives the status code of its response. Times are minutes.
 */
export function createHiringModel(companies: number, students: number) {
  let now = 0;
  const batches: Batch[] = [];
  const emails: SentEmail[] = [];
  const applications = Array.from({ length: companies * students }, (_, index): ModelApplication => {
    const seat = { company: Math.floor(index / students), student: index % students };
    const state = {
      isReplied: false,
      isClosed: false,
      isBlocked: false,
      isInvited: false,
      isWelcomed: false,
      messages: [],
    };
    return { ...seat, ...state, status: 'Applied', sides: { student: newSide(), organization: newSide() } };
  });
  const find = ({ company, student }: Seat) => applications[company * students + student] as ModelApplication;
  const findWaiting = (application: ModelApplication) =>
    batches.find(({ items }) => items.some((item) => item.application === application && item.state === 'waiting'));

  const settle = (application: ModelApplication, status: 'Accepted' | 'Rejected') => {
    Object.assign(application, { status, isReplied: true });
    const { company, student } = application;
    emails.push({ company, student, to: 'student', about: status });
  };
  const addMessage = (application: ModelApplication, from: ConversationSide, body: string) => {
    const reader = application.sides[from === 'student' ? 'organization' : 'student'];
    application.messages.push([from, body]);
    reader.unread.push(now);
    reader.dueAt ??= Math.max(now + 10, (reader.emailedAt ?? Number.NEGATIVE_INFINITY) + 60);
    if (from === 'organization') application.isReplied = true;
  };
  const findFailure = (kind: DecisionKind, application: ModelApplication): DecisionFailure | undefined => {
    if (application.status === 'Withdrawn') return 'withdrawn';
    if (kind !== 'message') return isFinal(application) ? 'decided' : undefined;
    if (application.isClosed) return 'conversation_closed';
    return application.isBlocked ? 'conversation_ended' : undefined;
  };
  const takeEffect = (batch: Batch) => {
    for (const item of batch.items.filter(({ state }) => state === 'waiting')) {
      const failure = findFailure(batch.kind, item.application);
      Object.assign(item, failure ? { state: 'failed', failure } : { state: 'done' });
      if (failure) continue;
      if (batch.kind === 'message') addMessage(item.application, 'organization', batch.text);
      else settle(item.application, batch.kind === 'accept' ? 'Accepted' : 'Rejected');
      if (batch.kind === 'accept') item.application.isWelcomed = true;
    }
    batch.state = 'done';
  };
  const sendUnreadEmail = (application: ModelApplication, to: ConversationSide) => {
    const side = application.sides[to];
    if (side.dueAt === null || side.dueAt > now) return;
    Object.assign(side, { dueAt: null, emailedAt: now });
    const { company, student, isBlocked } = application;
    if (side.unread.length > 0 && !(to === 'student' && isBlocked))
      emails.push({ company, student, to, about: 'wrote' });
  };

  return {
    applications,
    batches,
    emails,
    canOffer: (seat: Seat) => !isFinal(find(seat)) && !find(seat).isInvited && !findWaiting(find(seat)),
    offer(seat: Seat) {
      Object.assign(find(seat), { status: 'Interview', isReplied: true, isInvited: true });
      return 201;
    },
    decide(seat: Seat, status: 'Accepted' | 'Rejected') {
      const application = find(seat);
      if (isFinal(application) || findWaiting(application)) return 409;
      settle(application, status);
      return 200;
    },
    withdraw(seat: Seat) {
      if (isFinal(find(seat))) return 409;
      find(seat).status = 'Withdrawn';
      return 200;
    },
    write(seat: Seat, from: ConversationSide, body: string) {
      const application = find(seat);
      if (application.isClosed) return 404;
      if (application.isBlocked) return 409;
      addMessage(application, from, body);
      return 201;
    },
    /** All that was written until then. */
    read(seat: Seat, side: ConversationSide) {
      const application = find(seat);
      if (application.messages.length === 0) return 404;
      Object.assign(application.sides[side], { unread: [], dueAt: null });
      return 200;
    },
    block(seat: Seat, isBlocked: boolean) {
      const application = find(seat);
      if (isBlocked && !application.isBlocked) application.sides.student.dueAt = null;
      application.isBlocked = isBlocked;
      return 200;
    },
    close(seat: Seat, isClosed: boolean) {
      const application = find(seat);
      if (isClosed && !application.isClosed && !isFinal(application)) return 409;
      application.isClosed = isClosed;
      return 200;
    },
    decideInBulk({ company, kind, text }: Pick<Batch, 'company' | 'kind' | 'text'>, seats: readonly Seat[]) {
      if (seats.some((seat) => seat.company !== company)) return 404;
      const items = seats.map(find).map((application): Batch['items'][number] => {
        const failure = findFailure(kind, application) ?? (findWaiting(application) && 'in_batch');
        return failure ? { application, state: 'failed', failure } : { application, state: 'waiting' };
      });
      const isWaiting = items.some(({ state }) => state === 'waiting');
      batches.push({ company, kind, text, dueAt: now + 10, state: isWaiting ? 'waiting' : 'done', items });
      return 201;
    },
    undo(index: number, company: number, only?: Seat) {
      const batch = batches[index];
      if (batch?.company !== company) return 404;
      if (batch.state === 'done') return 409;
      const waiting = batch.items.filter(({ state }) => state === 'waiting');
      for (const item of waiting) if (!only || item.application === find(only)) item.state = 'canceled';
      if (!batch.items.some(({ state }) => state === 'waiting')) batch.state = 'canceled';
      return 200;
    },
    pass(minutes: number) {
      now += minutes;
      for (const batch of batches) if (batch.state === 'waiting' && batch.dueAt <= now) takeEffect(batch);
      for (const application of applications) {
        sendUnreadEmail(application, 'student');
        sendUnreadEmail(application, 'organization');
      }
    },
  };
}
