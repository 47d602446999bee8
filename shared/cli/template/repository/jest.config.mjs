import { browserProject } from '@foothold/shared/jest';

export default browserProject('reports', 'src/');
