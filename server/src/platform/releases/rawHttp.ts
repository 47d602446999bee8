/** What a handler outside of the API needs to know of a request. */
export interface RawRequest {
  method: string;
  /** Path and query as they were sent, not decoded. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
}

/** What it answers. */
export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | null;
}
