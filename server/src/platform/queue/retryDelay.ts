const oneHour = 3600;

/** Seconds until the next attempt: 10, doubled each time up to an hour or `most`, plus a random part of up to a fifth. */
export const computeRetryDelay = (attempts: number, { most = oneHour, random = Math.random() } = {}): number =>
  Math.round(Math.min(10 * 2 ** (attempts - 1), most) * (1 + random / 5));
