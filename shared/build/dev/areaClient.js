import { emitter } from '@rspack/core/hot/emitter.js';
import '@rspack/core/hot/dev-server.js';

// The shell's client is connected to the development server and posts each update to the window.
const updateMessage = 'webpackHotUpdate';
addEventListener('message', ({ data }) => {
  if (typeof data === 'string' && data.startsWith(updateMessage))
    emitter.emit(updateMessage, data.slice(updateMessage.length));
});
