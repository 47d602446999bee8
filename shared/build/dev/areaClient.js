import { emitter } from '@rspack/core/hot/emitter.js';
import '@rspack/core/hot/dev-server.js';

// The shell's client hears from the server and posts to the window what there is to fetch.
const news = 'webpackHotUpdate';
addEventListener('message', ({ data }) => {
  if (typeof data === 'string' && data.startsWith(news)) emitter.emit(news, data.slice(news.length));
});
