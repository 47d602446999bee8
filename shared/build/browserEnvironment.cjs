const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom has neither fetch nor streams, so Node's are used, and Node's AbortController, since its fetch rejects signals of
 * another class, and its File and FormData, since its fetch sends no others. Relative addresses resolve against the page's.
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

    const ElementFormData = window.FormData;
    class PageFormData extends FormData {
      constructor(form) {
        super();
        // Only jsdom's own class reads the elements of a form.
        if (form) for (const [name, value] of new ElementFormData(form)) this.append(name, value);
      }
    }

    Object.assign(this.global, {
      fetch,
      File,
      FormData: PageFormData,
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
