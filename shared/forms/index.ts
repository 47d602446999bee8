/** Forms over endpoints. A door of its own, so that pages without a form need not fetch what forms stand on. */
export { useController } from 'react-hook-form';
export { type EndpointForm, useEndpointForm } from './useEndpointForm';
