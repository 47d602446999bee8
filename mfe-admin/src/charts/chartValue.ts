export interface ChartValue {
  /** The first day of the period, as an ISO date. */
  from: string;
  /** The period's full name. */
  name: string;
  /** Its short name under the axis. */
  tick: string;
  /** Null when there is no value for the period. */
  value: number | null;
  /** The value of the same step one range before. */
  previous: { name: string; value: number | null };
}

/** Whether there is anything to compare with; a range of zeros is not drawn. */
export const hasPreviousValues = (values: readonly ChartValue[]) => values.some(({ previous }) => previous.value);
