/** What is being written is kept on the server. Compiled into each page that uses it, and shared on no page. */
export { DraftNote } from './DraftNote';
export { useDraft } from './useDraft';
