export { demoAccounts, demoPassword } from './accounts';
export { seedDemoData } from './seed';
