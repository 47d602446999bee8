import { config } from '@foothold/shared/schema';

// By default zod compiles validators with `new Function`. The content security policy forbids that and reports each attempt.
config({ jitless: true });
