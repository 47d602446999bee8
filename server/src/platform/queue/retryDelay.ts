const maxDelaySeconds = 3600;

/** Seconds until the next attempt: 10, doubled each time up to an hour, plus a random part of up to a fifth. */
export const computeRetryDelay = (attempts: number, random = Math.random()): number =>
  Math.round(Math.min(10 * 2 ** (attempts - 1), maxDelaySeconds) * (1 + random / 5));
