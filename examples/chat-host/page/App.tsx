import { ChatFormProvider } from '@wework/chat-form';
import { mcp, wework } from '@wework/chat-form/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Host } from './createHost.js';
import { Composer } from './parts/Composer.js';
import { Header } from './parts/Header.js';
import { ToolList } from './parts/ToolList.js';
import { Transcript } from './parts/Transcript.js';
import type { Language } from './words.js';
import { words } from './words.js';
import { WordsContext } from './WordsContext.js';

/** The whole page: who is connected, what was said and asked, and what one can do. */
export function App({ host }: { readonly host: Host }) {
  const { link, plugin, items } = useSyncExternalStore(host.subscribe, host.getSnapshot);
  const [language, setLanguage] = useState<Language>(navigator.language.startsWith('zh') ? 'zh-CN' : 'en');

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const isUsable = link === 'open' && plugin?.state === 'running';
  const hasModel = plugin?.model !== undefined;
  return (
    <WordsContext value={words[language]}>
      <ChatFormProvider locale={language} profile={plugin?.profile === 'mcp' ? mcp : wework}>
        <Header plugin={plugin} link={link} language={language} onLanguage={setLanguage} />
        <Transcript items={items} host={host} hasModel={hasModel} />
        <footer className="foot">
          <ToolList tools={plugin?.tools ?? []} disabled={!isUsable} command={host.command} />
          <Composer disabled={link !== 'open'} hasModel={hasModel} command={host.command} />
        </footer>
      </ChatFormProvider>
    </WordsContext>
  );
}
