import { agricultureRoles } from './agriculture';
import { businessRoles } from './business';
import { engineeringRoles } from './engineering';
import { healthRoles } from './health';
import { mediaRoles } from './media';
import { societyRoles } from './society';
import { technologyRoles } from './technology';

export const roles = [
  ...technologyRoles,
  ...businessRoles,
  ...engineeringRoles,
  ...healthRoles,
  ...agricultureRoles,
  ...mediaRoles,
  ...societyRoles,
];
