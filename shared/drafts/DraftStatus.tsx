import { Meta } from '@foothold/shared/ui';
import type { DraftState } from './draftAutosave';

/** Where the writer's words are. That they are on their way is not read out: it would be, at every pause. */
export const DraftStatus = ({ state }: { state: DraftState }) => (
  <Meta role="status">
    {state.kind === 'saving' && <span aria-hidden="true">Saving draft...</span>}
    {state.kind === 'saved' && 'Draft saved'}
    {state.kind === 'failed' && `Draft not saved. ${state.why}`}
  </Meta>
);
