import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: 'company', port: 4003, root: import.meta.dirname });
