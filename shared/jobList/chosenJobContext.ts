import { createContext } from 'react';

/** Id of the job that is shown beside the list; null in a list alone. */
export const ChosenJobContext = createContext<number | null>(null);
