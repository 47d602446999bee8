import { shellBuild } from '@foothold/shared/build';

export default shellBuild({
  root: import.meta.dirname,
  pages: {
    '/login': ['./login/LoginPage'],
    '/login/code': ['./login/CodePage'],
    // A prerendered page has contour lines, so their chunk is preloaded with it.
    painted: ['./contourPaths'],
  },
});
