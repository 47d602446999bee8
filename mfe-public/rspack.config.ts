import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'public', root: import.meta.dirname });
