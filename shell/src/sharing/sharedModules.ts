import * as api from '@foothold/shared/api';
import * as area from '@foothold/shared/area';
import * as auth from '@foothold/shared/auth';
import * as router from '@foothold/shared/router';
import * as ui from '@foothold/shared/ui';
import * as react from 'react';
import * as reactCompilerRuntime from 'react/compiler-runtime';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { provideModules, provideOnDemand } from './provideModules';

provideModules({
  '@foothold/shared/api': api,
  '@foothold/shared/area': area,
  '@foothold/shared/auth': auth,
  '@foothold/shared/router': router,
  '@foothold/shared/ui': ui,
  react,
  'react/compiler-runtime': reactCompilerRuntime,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
});

provideOnDemand({
  // Pages with a form load these, the shell's own ones too.
  '@foothold/shared/forms': () => import('@foothold/shared/forms'),
  '@foothold/shared/schema': () => import('@foothold/shared/schema'),
  // The second script that the shell starts in.
  'react-dom/client': () => import('react-dom/client'),
});
