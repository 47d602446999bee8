import * as api from '@foothold/shared/api';
import * as area from '@foothold/shared/area';
import * as auth from '@foothold/shared/auth';
import * as ui from '@foothold/shared/ui';
import * as reactDomClient from 'react-dom/client';
import { provideModules, provideOnDemand } from './provideModules';

provideModules({
  '@foothold/shared/api': api,
  '@foothold/shared/area': area,
  '@foothold/shared/auth': auth,
  '@foothold/shared/ui': ui,
  'react-dom/client': reactDomClient,
});

// Pages with a form load these, the shell's own ones too.
provideOnDemand({
  '@foothold/shared/forms': () => import('@foothold/shared/forms'),
  '@foothold/shared/schema': () => import('@foothold/shared/schema'),
});
