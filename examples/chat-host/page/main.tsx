import '@wework/chat-form/styles.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { createHost } from './createHost.js';

const host = createHost(location.hash.slice(1));
addEventListener('hashchange', () => location.reload());

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App host={host} />
    </StrictMode>,
  );
}
