import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'candidate', port: 4002, root: import.meta.dirname });
