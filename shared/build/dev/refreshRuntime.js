import ownRuntime from 'react-refresh/runtime';

// One runtime for each page, which knows the components of all bundles.
globalThis.footholdRefresh ??= ownRuntime;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = globalThis.footholdRefresh;
