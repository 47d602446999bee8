import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'reports', root: import.meta.dirname });
