/**
 * Federation provides only what the shell itself imports: every module that the policy provides at once stands here, so
 * that an area never finds one missing, nor brings another copy first. A test holds this list to the policy. What is
 * provided on demand is imported by a page: the forms by the login.
 */
import '@foothold/shared/api';
import '@foothold/shared/area';
import '@foothold/shared/auth';
import '@foothold/shared/router';
import '@foothold/shared/schema';
import '@foothold/shared/ui';
import 'react';
import 'react/compiler-runtime';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'styled-components';
