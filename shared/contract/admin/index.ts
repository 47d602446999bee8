/** The admins' endpoints: a separate entry point, so that no other bundle contains them. */

export * from './adminAccounts';
export * from './audit';
export { auditLabel } from './auditLabels';
export * from './backup';
export * from './conversations';
export * from './csvExports';
export * from './errorKinds';
export { reasonBody } from './fields';
export * from './jobs';
export * from './organizations';
export * from './performance';
export * from './previews';
export * from './releaseKey';
export { webOrigin } from './releaseOrigins';
export * from './releaseRecord';
export * from './releases';
export * from './replies';
export {
  type Rollout,
  type RolloutMeasure,
  type RolloutState,
  rolloutMeasures,
  rolloutPlan,
  rolloutStates,
} from './rollouts';
export * from './screenshots';
export * from './series';
export * from './students';
export * from './teams';
export * from './twoFactor';
export * from './undeliveredEmails';
