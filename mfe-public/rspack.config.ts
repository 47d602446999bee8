import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'public', port: 4001, root: import.meta.dirname });
