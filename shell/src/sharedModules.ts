/**
 * Module Federation provides only modules that the shell itself imports. All modules that the sharing policy loads
 * eagerly are imported here, so that no area finds one missing or loads its own copy first; a test compares this list
 * with the policy. Modules that are shared on demand are imported by a page: the forms and their schemas by the
 * login.
 */
import '@foothold/shared/api';
import '@foothold/shared/area';
import '@foothold/shared/auth';
import '@foothold/shared/router';
import '@foothold/shared/ui';
import 'react';
import 'react/compiler-runtime';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'styled-components';
