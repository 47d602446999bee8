export { createSecretBox, type SecretBox } from './secretBox';
