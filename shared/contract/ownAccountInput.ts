import * as z from './schema';
import { email, newPassword } from './sessionInput';

export const currentPassword = z
  .string('Your password is required.')
  .min(1, 'Your password is required.')
  .max(200, 'At most 200 characters.');

export const passwordChangeInput = z.object({ current_password: currentPassword, new_password: newPassword });

export const addressChangeInput = z.object({ email, password: currentPassword });

export const accountDeletionInput = z.object({ password: currentPassword });
