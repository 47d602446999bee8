import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'admin', port: 4004, root: import.meta.dirname });
