import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'candidate', root: import.meta.dirname });
