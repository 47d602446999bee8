const modes: Record<string, string> = { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' };

/** A work environment as people write it. */
export const workMode = (env_mode: string): string => modes[env_mode] ?? env_mode;
