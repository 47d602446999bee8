/** The value of a sample in the text format of Prometheus, by its name with its labels; undefined where there is none. */
export function readSample(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
}
