/**
 * Starts the page in two scripts that load side by side: a phone evaluates the shell, and asks for the first page, while the
 * renderer still arrives.
 */
import './noEval';
import './trustedScripts';
import { renderApp } from './app';

/** Milliseconds. */
const retryDelay = 1_000;

/** A slow link may take longer than the bundler waits for a script, and a train leaves its tunnel. */
function startRenderer(): void {
  import('react-dom/client').then(renderApp).catch((cause) => {
    if (cause?.name !== 'ChunkLoadError') throw cause;
    setTimeout(startRenderer, retryDelay);
  });
}

startRenderer();
