/** How much of what is sent has left this machine, 0 to 1. */
export type OnProgress = (share: number) => void;

interface UploadRequest {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  onProgress: OnProgress;
  signal?: AbortSignal | undefined;
}

/** Without a sign of life for this long, a connection is given up: some die without a word. */
const inactivityTimeout = 45_000;

/** Sends a form and tells how far it is, which `fetch` cannot over HTTP/1.1: so this asks the older way. */
export const uploadWithProgress = (
  url: string,
  { method, headers, body, onProgress, signal }: UploadRequest,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    let timer = setTimeout(giveUp, inactivityTimeout);
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, inactivityTimeout);
    };
    const lose = () => reject(new TypeError('The connection was lost.'));
    Object.assign(request, {
      onload: () => resolve(toResponse(request)),
      onerror: lose,
      onabort: lose,
      onloadend: () => {
        clearTimeout(timer);
        window.removeEventListener('offline', giveUp);
        signal?.removeEventListener('abort', giveUp);
      },
    });
    // What is under way then may wait for minutes before the browser gives it up.
    window.addEventListener('offline', giveUp);
    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      if (total > 0) onProgress(loaded / total);
    };
    signal?.addEventListener('abort', giveUp);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });

const toResponse = ({ status, responseText }: XMLHttpRequest) =>
  new Response(status === 204 ? null : responseText, { status });
