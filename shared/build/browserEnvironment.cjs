const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom has neither fetch nor streams, so Node's are used, and Node's AbortController, since its fetch rejects signals of
 * another class. FormData remains jsdom's, which reads form elements. Relative addresses resolve against the page's.
 */
class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { window } = this.global;

    class PageRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
      }
    }

    Object.assign(this.global, {
      fetch,
      Request: PageRequest,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      AbortController,
      AbortSignal,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel: undefined,
      structuredClone,
      // jsdom implements neither scrolling nor, below, modal dialogs.
      scrollTo: () => {},
    });
    // Node's fetch reads the files of a form by `stream()`.
    Object.assign(window.Blob.prototype, {
      stream() {
        const reader = new window.FileReader();
        reader.readAsArrayBuffer(this);
        return new ReadableStream({
          start(controller) {
            reader.onload = () => {
              controller.enqueue(new Uint8Array(reader.result));
              controller.close();
            };
          },
        });
      },
    });
    Object.assign(window.HTMLDialogElement.prototype, {
      showModal() {
        this.open = true;
      },
      close() {
        if (!this.open) return;
        this.open = false;
        this.dispatchEvent(new window.Event('close'));
      },
    });
  }
}

module.exports = BrowserEnvironment;
