import { expect } from '@playwright/test';

/** The token of a document that a visitor was served, by which its page reports. */
async function readToken(origin: string, address: string, headers: Record<string, string>): Promise<string> {
  const document = await (await fetch(`${origin}${address}`, { headers })).text();
  return /"health_token":"([^"]+)"/.exec(document)?.[1] ?? '';
}

interface Visit {
  origin: string;
  /** To which of the endpoints that take reports. */
  endpoint: 'health_reports' | 'error_reports';
  headers?: Record<string, string>;
  body: object;
}

/** Sends what the page of a visitor to the terms reports. */
export async function reportAsVisitor({ origin, endpoint, headers = {}, body }: Visit): Promise<void> {
  const token = await readToken(origin, '/terms', headers);
  const response = await fetch(`${origin}/api/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify({ token, ...body }),
  });
  expect(response.status).toBe(204);
}
