import type { ReleaseOperations } from '@foothold/shared/commands';
import type { Input, Output } from '@foothold/shared/contract';
import type {
  changeAdminRole,
  createAdmin,
  createReleaseKey,
  createTeam,
  deleteTeam,
  listTeams,
  resetAdmin,
  revokeReleaseKey,
} from '@foothold/shared/contract/admin';

/** What commands do, on a running server or directly on its data. */
export interface Operations extends ReleaseOperations {
  listTeams(): Promise<Output<typeof listTeams>>;
  createTeam(body: Input<typeof createTeam>): Promise<Output<typeof createTeam>>;
  changeTeam(id: number, body: Input<typeof createTeam>): Promise<Output<typeof createTeam>>;
  deleteTeam(id: number): Promise<Output<typeof deleteTeam>>;
  createReleaseKey(id: number, body: Input<typeof createReleaseKey>): Promise<Output<typeof createReleaseKey>>;
  revokeReleaseKey(id: number, key_id: number): Promise<Output<typeof revokeReleaseKey>>;
  createAdmin(body: Input<typeof createAdmin>): Promise<Output<typeof createAdmin>>;
  changeAdminRole(body: Input<typeof changeAdminRole>): Promise<Output<typeof changeAdminRole>>;
  resetAdmin(body: Input<typeof resetAdmin>): Promise<Output<typeof resetAdmin>>;
  /** Resolves to the number of demo accounts that were deleted. */
  removeDemo(): Promise<number>;
}
