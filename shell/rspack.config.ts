import { shellBuild } from '@foothold/shared/build';

export default shellBuild({
  root: import.meta.dirname,
  // A prerendered page has contour lines, so their chunk is preloaded with it.
  pages: { '/login': ['./login/LoginPage'], '/login/code': ['./login/CodePage'], painted: ['./contourPaths'] },
});
