import { ApiError, getErrorMessage } from '@foothold/shared/api';

/** Brings what is written to the server; with `keepalive` also from a page that is being left. */
export type SaveFunction<T> = (written: T, keepalive: boolean) => Promise<unknown>;

/** How a draft stands: untouched, on its way, kept by the server, or not, and why. */
export type DraftState = { kind: 'untouched' | 'saving' | 'saved' } | { kind: 'failed'; why: string };

/** After the last key, and after a failure that may pass. */
const saveDelay = 800;
const retryDelay = 8_000;

/** Brings what is written to the server, one save after the other, whenever the writer pauses. */
export function createDraftAutosave<T>(send: SaveFunction<T>, tell: (state: DraftState) => void) {
  let unsaved: T | null = null;
  let saving = false;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(save, time);
  };
  async function put(texts: T, keepalive: boolean): Promise<void> {
    try {
      await send(texts, keepalive);
      if (over) return;
      if (unsaved) wait(saveDelay);
      else tell({ kind: 'saved' });
    } catch (cause) {
      if (over) return;
      // What was written meanwhile is newer.
      unsaved ??= texts;
      tell({ kind: 'failed', why: getErrorMessage(cause) });
      if (isTransient(cause)) wait(retryDelay);
    }
  }

  async function save(): Promise<void> {
    if (!unsaved || saving || over) return;
    const texts = unsaved;
    unsaved = null;
    saving = true;
    await put(texts, false);
    saving = false;
  }

  return {
    changed(texts: T) {
      unsaved = texts;
      tell({ kind: 'saving' });
      wait(saveDelay);
    },
    /** At once: the connection is back. */
    save,
    /** The page may be gone before an answer comes. */
    leave() {
      clearTimeout(timer);
      const texts = unsaved;
      unsaved = null;
      if (texts) void put(texts, true);
    },
    /** There is nothing to keep any more. */
    forget() {
      over = true;
      unsaved = null;
      clearTimeout(timer);
    },
  };
}

/** A refusal by rule stays one until something else is written. */
const isTransient = (cause: unknown) => cause instanceof ApiError && cause.status >= 500;
