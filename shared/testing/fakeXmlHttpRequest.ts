/**
 * Stands in for the browser's XMLHttpRequest, by which files travel: half of it, the whole, the answer. A call that is
 * lost on its way is told as one.
 */
export class FakeXMLHttpRequest {
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onloadend = () => {};
  readonly upload: { onprogress: (at: { loaded: number; total: number }) => void } = { onprogress: () => {} };
  private readonly headers = new Headers();
  private address = { method: '', url: '' };

  open(method: string, url: string) {
    this.address = { method, url };
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  abort() {}

  async send(body: FormData) {
    try {
      this.upload.onprogress({ loaded: 1, total: 2 });
      const response = await fetch(this.address.url, { method: this.address.method, headers: this.headers, body });
      this.status = response.status;
      this.responseText = await response.text();
      this.onload();
    } catch {
      this.onerror();
    }
    this.onloadend();
  }
}
