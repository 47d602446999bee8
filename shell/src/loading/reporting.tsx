import { useAction } from '@foothold/shared/api';
import { FailurePage } from '@foothold/shared/area';
import type { BootArea } from '@foothold/shared/boot';
import { useRevalidator, useRouteError } from '@foothold/shared/router';
import { visitDocument } from '../document';
import { useBroken } from '../useBroken';
import { useArrivalOf } from './late';
import { renew } from './renewal';

/** The boundary of an area's pages, which also tells that one of them broke. What the server refused broke nothing. */
export const reporting =
  ({ name, release }: BootArea) =>
  () => {
    const error = useRouteError();
    const { revalidate } = useRevalidator();
    useArrivalOf(error, revalidate);
    const broke = useBroken(error, { app: name, release });
    const { start, busy } = useAction(async () => {
      // Code that broke breaks again: where there is other code by now, the page is made of that.
      if (await renew().catch(() => false)) visitDocument(window.location.pathname + window.location.search);
      else await revalidate();
    });
    return broke ? <FailurePage onRetry={start} busy={busy} /> : <FailurePage />;
  };
