import { type ParseResult, parseSync } from 'oxc-parser';
import * as z from 'zod';

/** A source in a bundle, as its source map has it. */
export interface BundledSource {
  path: string;
  content: string;
}

const sourceMap = z.object({
  sources: z.array(z.string()).default([]),
  sourcesContent: z.array(z.string().nullable()).default([]),
});

/** The sources that a source map names. Null for a text that is no source map. */
export function readSourceMap(text: string): BundledSource[] | null {
  const map = sourceMap.safeParse(parseJson(text)).data;
  return map ? map.sources.map((path, index) => ({ path, content: map.sourcesContent[index] ?? '' })) : null;
}

/** Each source once: chunks that hold the same module name it in each of their source maps. */
export const listDistinctSources = (sources: readonly BundledSource[]): BundledSource[] => [
  ...new Map(sources.map((source) => [`${source.path}\0${source.content}`, source])).values(),
];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const parsed = new WeakMap<BundledSource, ParseResult>();

/** A source's syntax, parsed once for all that read it. Its tree costs most, and is made when it is asked for. */
export function parseSource(source: BundledSource): ParseResult {
  const known = parsed.get(source);
  if (known) return known;
  const result = parseSync(source.path.replace(/[?#].*$/, ''), source.content);
  parsed.set(source, result);
  return result;
}
