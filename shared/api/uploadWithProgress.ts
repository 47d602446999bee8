/** Receives the share of the request body that was sent, 0 to 1. */
export type OnProgress = (share: number) => void;

interface UploadRequest {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  onProgress: OnProgress;
  signal?: AbortSignal | undefined;
}

/** Milliseconds without progress after which an upload is aborted: lost connections do not always report an error. */
const inactivityTimeout = 45_000;

/** Sends a form by XMLHttpRequest, because `fetch` reports no upload progress over HTTP/1.1. */
export const uploadWithProgress = (
  url: string,
  { method, headers, body, onProgress, signal }: UploadRequest,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let timer = setTimeout(abort, inactivityTimeout);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, inactivityTimeout);
    };
    const rejectAsLost = () => reject(new TypeError('The connection was lost.'));
    Object.assign(request, {
      onload: () => resolve(toResponse(request)),
      onerror: rejectAsLost,
      onabort: rejectAsLost,
      onloadend: () => {
        clearTimeout(timer);
        window.removeEventListener('offline', abort);
        signal?.removeEventListener('abort', abort);
      },
    });
    // The browser itself may wait for minutes before it reports the loss.
    window.addEventListener('offline', abort);
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      if (total > 0) onProgress(loaded / total);
    };
    signal?.addEventListener('abort', abort);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });

const toResponse = ({ status, responseText }: XMLHttpRequest) =>
  new Response(status === 204 ? null : responseText, { status });
