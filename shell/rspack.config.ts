import { shellBuild } from '@foothold/shared/build';

export default shellBuild({
  root: import.meta.dirname,
  // Where a page is painted, its contour lines are waited for.
  pages: { '/login': ['./login/LoginPage'], '/login/code': ['./login/CodePage'], painted: ['./contourPaths'] },
});
