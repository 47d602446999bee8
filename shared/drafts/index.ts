/** What is being written is kept on the server, or asked about before it is left. Compiled into each page that uses it, and shared on no page. */
export { DraftNote } from './DraftNote';
export { LeaveQuestion } from './LeaveQuestion';
export { useDraft } from './useDraft';
