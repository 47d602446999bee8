import type { Page } from '@playwright/test';

export interface Connection {
  bitsPerSecond: number;
  latency: number;
  slowerCpu: number;
}

/** A phone on a poor link. */
export const slowPhone: Connection = { bitsPerSecond: 1_600_000, latency: 150, slowerCpu: 4 };

/** Makes a page as slow as a phone on a poor link. */
export async function slowDown(page: Page, { bitsPerSecond, latency, slowerCpu }: Connection): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
}
