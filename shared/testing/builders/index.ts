export * from './accounts';
export * from './applications';
export * from './companies';
export * from './jobs';
