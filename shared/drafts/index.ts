/** Saving of drafts, and the prompt for unsaved changes. Compiled into each page that uses it; no shared module. */
export { DraftStatus } from './DraftStatus';
export { UnsavedChangesDialog } from './UnsavedChangesDialog';
export { useDraftAutosave } from './useDraftAutosave';
