import { Meta } from '@foothold/shared/ui';
import type { DraftState } from './draftAutosave';

/** Whether the draft is saved. 'Saving' is hidden from screen readers, which would announce it at every pause. */
export const DraftStatus = ({ state }: { state: DraftState }) => (
  <Meta role="status">
    {state.kind === 'saving' && <span aria-hidden="true">Saving draft...</span>}
    {state.kind === 'saved' && 'Draft saved'}
    {state.kind === 'failed' && `Draft not saved. ${state.reason}`}
  </Meta>
);
