import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'admin', root: import.meta.dirname });
