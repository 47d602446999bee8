import { ApiError, getErrorMessage } from '@foothold/shared/api';

/** Sends the draft to the server; with `keepalive` the request outlives the page. */
export type SaveFunction<T> = (draft: T, keepalive: boolean) => Promise<unknown>;

export type DraftState = { kind: 'untouched' | 'saving' | 'saved' } | { kind: 'failed'; reason: string };

/** Milliseconds after the last keystroke, and after a failure that may be temporary. */
const saveDelay = 800;
const retryDelay = 8_000;

/** Saves a draft whenever its writer pauses, one request at a time. */
export function createDraftAutosave<T>(send: SaveFunction<T>, onStateChange: (state: DraftState) => void) {
  let unsaved: T | null = null;
  let sending: T | null = null;
  let isSaving = false;
  let isDiscarded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const saveAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(saveNow, delay);
  };

  async function sendDraft(draft: T, keepalive: boolean): Promise<void> {
    sending = draft;
    try {
      await send(draft, keepalive);
      if (sending === draft) sending = null;
      if (isDiscarded) return;
      if (unsaved) saveAfter(saveDelay);
      else onStateChange({ kind: 'saved' });
    } catch (cause) {
      if (sending === draft) sending = null;
      if (isDiscarded) return;
      // Changes made during the request are newer.
      unsaved ??= draft;
      onStateChange({ kind: 'failed', reason: getErrorMessage(cause) });
      if (isTransient(cause)) saveAfter(retryDelay);
    }
  }

  async function saveNow(): Promise<void> {
    if (!unsaved || isSaving || isDiscarded) return;
    const draft = unsaved;
    unsaved = null;
    isSaving = true;
    await sendDraft(draft, false);
    isSaving = false;
  }

  return {
    scheduleSave(draft: T) {
      unsaved = draft;
      onStateChange({ kind: 'saving' });
      saveAfter(saveDelay);
    },
    /** What the server does not have yet, as far as is known. */
    getPending: (): T | null => unsaved ?? sending,
    /** For when the connection returns. */
    saveNow,
    /** For when the page may be closed: the request may not complete before that. */
    flush() {
      clearTimeout(timer);
      const draft = unsaved;
      unsaved = null;
      if (draft) void sendDraft(draft, true);
    },
    /** Saves nothing any more, for when the form was submitted or the draft deleted. */
    discard() {
      isDiscarded = true;
      unsaved = null;
      clearTimeout(timer);
    },
  };
}

/** Other refusals repeat until the draft changes. */
const isTransient = (cause: unknown) => cause instanceof ApiError && cause.status >= 500;
