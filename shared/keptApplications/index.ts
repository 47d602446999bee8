/** Applications that wait in the browser for a connection. Compiled into each part that uses it; no shared module. */
export { sendKeptApplications, startSending } from './send';
export { deleteKeptApplication, type FinishedApplication, type KeptApplication, keepApplication } from './store';
export { useKeptApplications } from './useKeptApplications';
