export { demoAccounts, demoPassword } from './accounts';
export { hasDemoAccounts } from './queries';
export { removeDemoData } from './remove';
export { seedDemoData } from './seed';
