import type { EnvMode } from '../contract';

const workModeLabels: Record<EnvMode, string> = { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' };

/** The label of a work environment; other text stays as it is. */
export const formatWorkMode = (env_mode: string): string => workModeLabels[env_mode as EnvMode] ?? env_mode;
