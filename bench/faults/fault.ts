import type { Random } from '../../server/demo/random';
import type { Site } from './site';

/** Something that goes wrong under load. When it resolves, it is over; servers may still recover. */
export interface Fault {
  name: string;
  /** Whether uploads may be left behind for the cleanup. */
  leavesFiles: boolean;
  /** Why it cannot happen on this site. */
  findObstacle?(site: Site): string | undefined;
  /** Resolves to what was done. */
  run(site: Site, random: Random): Promise<string>;
}
