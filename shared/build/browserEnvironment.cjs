const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom has no fetch and no streams: Node's stand in. Its AbortController goes with them (Node's fetch refuses a foreign
 * signal); its FormData stays, because it is what reads forms. Addresses are resolved as a page would.
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
      // Layout and the modal dialog are not jsdom's either.
      scrollTo: () => {},
    });
    // What Node's fetch reads a file of a form by.
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
