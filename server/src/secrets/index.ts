export { createSecretBox, type SecretBox } from './vault';
