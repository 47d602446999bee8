import { config } from '@foothold/shared/schema';

// zod compiles its checks where it may; the site's policy forbids eval, and already the attempt would be reported.
config({ jitless: true });
