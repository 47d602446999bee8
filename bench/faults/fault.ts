import type { Random } from '../../server/demo/random';
import type { Site } from './site';

/** Something that goes wrong under load. When it resolves, it is over; servers may still recover. */
export interface Fault {
  name: string;
  /** Whether uploads may be left behind for the cleanup. */
  leavesFiles: boolean;
  /** Whether servers are to answer within two seconds meanwhile, be it that they cannot do it now. */
  answersSoon?: boolean;
  /** Why it cannot happen on this site. */
  findObstacle?(site: Site): string | undefined;
  /** Resolves to what was done. */
  run(site: Site, random: Random): Promise<string>;
}
