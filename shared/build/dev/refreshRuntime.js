import own from 'react-refresh/runtime';

// Whatever bundle a component came in, its page has one runtime that knows it.
globalThis.footholdRefresh ??= own;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = globalThis.footholdRefresh;
