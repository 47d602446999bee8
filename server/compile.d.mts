import type { BuildOptions, BuildResult } from 'esbuild';

export function compileServer(): Promise<true>;
export function isUpToDate(): boolean;
export function bundle(options: BuildOptions): Promise<BuildResult>;
