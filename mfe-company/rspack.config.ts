import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'company', root: import.meta.dirname });
