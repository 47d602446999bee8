/**
 * Starts the page in two scripts that load side by side: a phone evaluates the libraries, which are here, while the rest of
 * the shell still arrives.
 */
import './noEval';
import './sharing/libraries';

/** Milliseconds. */
const retryDelay = 1_000;

/** A slow link may take longer than the bundler waits for a script, and a train leaves its tunnel. */
function startApp(): void {
  import('./app').catch((cause) => {
    if (cause?.name !== 'ChunkLoadError') throw cause;
    setTimeout(startApp, retryDelay);
  });
}

startApp();
