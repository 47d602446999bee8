import type { Context } from './context';
import type { PageRoute, Route } from './http';
import { sessionRoutes } from './sessions/routes';
import { storagePages } from './storage';

/** Every call that the API answers: the mount, the OpenAPI description and the access matrix read this list. */
export const apiRoutes = (context: Context): Route[] => [...sessionRoutes(context)];

/** Every GET outside of the contract. */
export const pageRoutes = (context: Context): PageRoute[] => [...storagePages(context)];
