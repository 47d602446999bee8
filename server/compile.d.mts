import type { BuildOptions, BuildResult } from 'esbuild';

export function compileServer(): Promise<void>;
export function isUpToDate(): boolean;
export function bundle(options: BuildOptions): Promise<BuildResult>;
