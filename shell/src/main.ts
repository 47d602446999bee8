/**
 * Starts the page in two scripts that load side by side: a phone evaluates the shell, and asks for the first page, while the
 * renderer still arrives. The shell is evaluated in several tasks: in one, a phone would answer no press for that long.
 */
import './noEval';
import './trustedScripts';

const inNextTask = <T>(run: () => T): Promise<T> => new Promise<void>((resolve) => setTimeout(resolve)).then(run);

async function start(): Promise<void> {
  await inNextTask(() => import(/* webpackMode: "eager" */ '@foothold/shared/ui'));
  await inNextTask(() => import(/* webpackMode: "eager" */ './sharing/sharedModules'));
  const { startApp } = await inNextTask(() => import(/* webpackMode: "eager" */ './app'));
  startRenderer(await inNextTask(startApp));
}

/** Milliseconds. */
const retryDelay = 1_000;

/** A slow link may take longer than the bundler waits for a script, and a train leaves its tunnel. */
function startRenderer(renderApp: ReturnType<typeof import('./app').startApp>): void {
  import('react-dom/client').then(renderApp).catch((cause) => {
    if (cause?.name !== 'ChunkLoadError') throw cause;
    setTimeout(startRenderer, retryDelay, renderApp);
  });
}

void start();
