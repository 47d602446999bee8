/** The list and the route around it, which are needed together and so come in one file. */
export * as choices from './ChoicesRoute';
export * as list from './JobsPage';
