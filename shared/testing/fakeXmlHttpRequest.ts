/**
 * Replaces XMLHttpRequest, by which files are uploaded: reports half of the upload, then passes the request to `fetch`.
 */
export class FakeXMLHttpRequest {
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onloadend = () => {};
  readonly upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => {} };
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
