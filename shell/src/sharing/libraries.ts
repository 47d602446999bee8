import * as router from '@foothold/shared/router';
import * as react from 'react';
import * as reactCompilerRuntime from 'react/compiler-runtime';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { provideModules } from './provideModules';

provideModules({
  '@foothold/shared/router': router,
  react,
  'react/compiler-runtime': reactCompilerRuntime,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
});
