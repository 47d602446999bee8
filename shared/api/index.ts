export { useController } from 'react-hook-form';
export { ApiError, sentenceOf } from './ApiError';
export { type CallInput, call, onSessionEnd } from './call';
export { useAction } from './useAction';
export { type EndpointForm, useEndpointForm } from './useEndpointForm';
