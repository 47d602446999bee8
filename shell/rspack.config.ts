import { shellBuild } from '@foothold/shared/build';

export default shellBuild({ port: 4000, root: import.meta.dirname, pages: { '/login': ['./login/LoginPage'] } });
