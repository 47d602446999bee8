let nextValue = 1;

/** No two things that a test builds have the same id. */
export const nextId = () => nextValue++;
