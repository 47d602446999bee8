const workModeLabels: Record<string, string> = { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' };

/** A work environment as people write it. */
export const formatWorkMode = (env_mode: string): string => workModeLabels[env_mode] ?? env_mode;
