// By default zod compiles validators with `new Function`. The content security policy forbids that and reports each attempt.
// Zod reads this object when it loads, which is with the first page that has a form.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
