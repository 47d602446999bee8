import { shellBuild } from '@foothold/shared/build';

const formModules = ['@foothold/shared/forms', '@foothold/shared/schema'];

export default shellBuild({
  root: import.meta.dirname,
  pages: {
    '/login': ['./login/LoginPage', ...formModules],
    '/login/code': ['./login/CodePage', ...formModules],
    // A prerendered page has contour lines, so their chunk is preloaded with it.
    painted: ['./contourPaths'],
  },
});
