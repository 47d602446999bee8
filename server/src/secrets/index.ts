export { type Vault, vaultOf } from './vault';
