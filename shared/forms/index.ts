/** Forms over endpoints. A door of its own, so that pages without a form need not fetch what forms stand on. */
export { useController } from 'react-hook-form';
// Only a form has these fields, so they come with it and not with the first view.
export { FileField } from '../ui/fields/FileField';
export { PasswordField } from '../ui/fields/PasswordField';
export { ComboBox } from '../ui/pickers/ComboBox';
export { DatePicker, DateTimePicker } from '../ui/pickers/DatePicker';
export { generateKey } from './idempotencyKey';
export { type EndpointForm, useEndpointForm } from './useEndpointForm';
