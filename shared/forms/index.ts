/** Forms for endpoints. A separate entry point, so that pages without a form do not load the form library. */
export { useController } from 'react-hook-form';
// These fields occur in forms only, so they load with them and not with the first view.
export { FileField } from '../ui/fields/FileField';
export { PasswordField } from '../ui/fields/PasswordField';
export { ComboBox } from '../ui/pickers/ComboBox';
export { DatePicker, DateTimePicker } from '../ui/pickers/DatePicker';
export { TagField } from '../ui/pickers/TagField';
export { findMessage } from './findMessage';
export { type EndpointForm, useEndpointForm } from './useEndpointForm';
