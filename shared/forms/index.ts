/** Forms over endpoints. A door of its own, so that pages without a form need not fetch what forms stand on. */
export { type EndpointForm, useEndpointForm } from '../api/useEndpointForm';
