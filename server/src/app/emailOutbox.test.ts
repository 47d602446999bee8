import type { ComposedEmail, EmailTemplates } from '../email/emailTemplate';
import type { TaskKind } from '../email/kinds';
import type { TaskHandler } from '../email/taskHandler';
import { emailTemplates, openEmailOutbox } from './emailOutbox';

// Checked by tsc: each @ts-expect-error fails the type check when the line below it compiles.
describe('the types of the outbox', () => {
  const { job_gone, password_changed, ...others } = emailTemplates;
  const doNothing: TaskHandler = async () => {};

  it('refuse an email kind that has no template', () => {
    // @ts-expect-error: job_gone and password_changed are missing.
    const incomplete: EmailTemplates = others;
    const complete: EmailTemplates = { ...others, job_gone, password_changed };
    expect(Object.keys(complete)).toHaveLength(Object.keys(incomplete).length + 2);
  });

  it('refuse a template under the name of another kind', () => {
    // @ts-expect-error: this template sends job_gone.
    const swapped: EmailTemplates = { ...emailTemplates, job_restored: job_gone };
    expect(swapped.job_restored.kind).toBe('job_gone');
  });

  it('refuse a template of a kind that is not declared', () => {
    const undeclared = {
      // @ts-expect-error: not in ComposedEmailKind.
      kind: 'job_forgotten',
      expiresAfter: 1,
      compose: async () => undefined,
    } satisfies ComposedEmail<object>;
    expect(Object.keys(emailTemplates)).not.toContain(undeclared.kind);
  });

  it('refuse a task kind that has no handler', () => {
    // @ts-expect-error: all other kinds are missing.
    const incomplete: Record<TaskKind, TaskHandler> = { mail: doNothing, application_received: doNothing };
    expect(Object.keys(incomplete)).not.toContain('password_reset');
  });
});

describe('openEmailOutbox', () => {
  it('has a handler for each email that is composed when sent, for written ones, and for each background task', () => {
    const config = { MAIL_FROM: { address: 'jobs@example.ng' }, DATA_DIR: 'unused' };
    const { handlers } = openEmailOutbox({ config } as never, {} as never);
    const composed = Object.values(emailTemplates).filter((template) => 'compose' in template);
    const kinds = [
      ...composed.map(({ kind }) => kind),
      'mail',
      'application_received',
      'error_reported',
      'password_reset',
    ];
    expect(Object.keys(handlers).sort()).toEqual(kinds.sort());
  });
});
