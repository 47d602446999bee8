import { createContext, use } from 'react';

const WithinAppLayout = createContext(false);

export const WithinAppLayoutProvider = WithinAppLayout.Provider;

/** Whether the dashboard's layout is around a page, with its logo and its way home. */
export const useIsWithinAppLayout = (): boolean => use(WithinAppLayout);
