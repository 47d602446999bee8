import { useLocation, useNavigation, useSearchParams } from '@foothold/shared/router';

/** The job that the address of a list names (`?job=`); null where it names none. */
export function readChosenJob(params: URLSearchParams): number | null {
  const id = params.get('job') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** Names another job in the list's address, or none, without loading the list again. */
export function useChooseJob() {
  const [, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: pending } = useNavigation();

  return (id: number | null, { replace }: { replace: boolean }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(pending?.pathname === pathname ? pending.search : current);
        if (id === null) next.delete('job');
        else next.set('job', String(id));
        return next;
      },
      { replace, preventScrollReset: true },
    );
}
