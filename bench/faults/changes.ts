import type { Account, Application } from './market';
import { change, type Outbox } from './requests';

export const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const isUndecided = ({ status }: Application) => ['Applied', 'Viewed', 'Interview'].includes(status);

/** Moves an application, and writes down where it is when that was acknowledged. */
export async function move(outbox: Outbox, application: Application, as: Account, state: string, path: string) {
  application.isBusy = true;
  await change(outbox, {
    ...{ entry: application.entry, state, request: { method: 'PUT', path, as, body: {} } },
    onSettled() {
      application.status = state;
      application.isBusy = false;
    },
  });
}

/** Changes a profile, of which one field is the account's state. */
export async function changeAccount(
  outbox: Outbox,
  account: Account | undefined,
  state: string,
  path: string,
  body: object,
) {
  if (!account) return;
  account.isBusy = true;
  await change(outbox, {
    ...{ entry: account.entry, state, onSettled: () => (account.isBusy = false) },
    request: { method: 'PUT', path: `/${path}/${account.role_id}/update`, as: account, body: { ...body } },
  });
}
