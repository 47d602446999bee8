/** What is being written is kept on the server, or asked about before it is left. Compiled into each page that uses it, and shared on no page. */
export { DraftStatus } from './DraftStatus';
export { UnsavedChangesDialog } from './UnsavedChangesDialog';
export { useDraftAutosave } from './useDraftAutosave';
